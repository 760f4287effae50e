import { expect, test } from 'vitest';
import { halvesOf, newTeamCode, spacedCode } from '../teams/team-code.ts';
import { isEveryday } from './codes.ts';
import { holdsContact, isContactName } from './contact.ts';

test.each([
  '0176 1234567', '+49 (0)176-123 45 67', '555.123.4567', '０１７６１２３４５６７', 'kim@example.org', '555 1234', 'it is @kimmy', 'kim (at) example (dot) org', 'kim at example dot com',
  'see www.example', 'https://x.y', 'kim.example.com', 'follow @kim.plays', 'insta: kim_07', 'snap kim: add me', 'ig = kimmy', 'discord is kim#1', 'text me',
  'schreib mir', 'escríbeme ya, llama me', 'zadzwoń do mnie'.normalize('NFD').replaceAll(/\p{M}/gu, ''), '12 Oak Tree Street', 'Hauptstraße 5', 'Lindenweg 12a',
  'Calle Mayor 12', '5 rue de la Paix', 'Via Roma 3', 'Rua Augusta 10', 'ul. Polna 7', 'Atatürk Caddesi No: 5',
  'my insta maxi123', 'snap maxi123', 'insta👉maxi', 'іnsta: maxi', '0176_123_45_67', 'insta is maxi', 'insta é maxi', 'insta 👉🏽 maxi', 'insta to @maxi', 'snap kim_07', 'call me', 'call me 0176 1234567',
  'insta lena.v', 'mine is insta dan.vb', 'my sc: lena08', 'my sc lena08', 'lena(at)gmail', 'lena gmail com', 'lena at gmail', 'gmx punkt de', 'lena ät web de',
  '25 0176-123', '012-34 56-78', '01-76 12-34 56',
])('%s tells how to reach somebody', (text) => {
  expect(holdsContact(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  '', 'Libero since 2019', 'Seasons 2019-2020-2021', 'Jersey 12, 6 ft 1', '3 sets: 25-20, 25-18', 'I train at 6.30 every day', 'Call me maybe is a song? No.'.slice(13),
  'U16 state champions 2024', 'We play 4-2 and 5-1', 'Go Tigers! @ home', 'On the way to 100 points', 'VC Gym e.V.', 'Via Lattea', 'Setter. Captain. Friend.',
  'I play at home. Best setter', 'I train at Berlin. My coach', 'SC Essen', 'SC Istanbul', 'SC-Freiburg', 'I signal to my setter', 'everyone calls me Max',
  '25-20 25-18 25-22', '2021/22 2022/23', 'Seasons 2021/22, 2022/23', '25-20, 25-18, 25-22', 'Snap together', 'Facebook über alles', 'Discord 2 hours a day',
  'Auf Insta z.B. sieht man das', 'Snap it down. Then land.', 'SC: Essen', 'my SC team',
])('%s does not', (text) => {
  expect(holdsContact(text)).toBe(false);
}); // oxfmt-ignore

test.each([
  'what’s your snap?', 'whats ur insta', 'What is your phone number', 'give me your number', 'whats yr discord', 'where do you live?', 'send me a pic', 'Send me pics of you',
  'was ist deine Nummer', 'hast du Insta? wie ist dein Insta', 'wo wohnst du', 'schick mir ein Foto', 'cuál es tu insta', 'dame tu número', '¿dónde vives?', 'mándame una foto',
  'c’est quoi ton snap', 'donne ton numéro', 'tu habites où', 'envoie-moi une photo', 'qual è il tuo numero', 'dove abiti?', 'mandami una foto', 'qual é o teu insta',
  'passa o seu número', 'onde você mora', 'me manda uma foto', 'podaj mi swój numer', 'jaki jest twój insta', 'gdzie mieszkasz', 'wyślij mi zdjęcie', 'numaran ne', 'nerede oturuyorsun', 'bana fotoğraf at',
  'do you have snap?', 'u got snap', 'You got an insta or snap?', 'have you got whatsapp?', 'are you on discord 😊', 'hast du insta?', 'hast du whatsapp', 'haste snap?', 'tienes insta?', 't’as snap ?', 'tu as insta', 'as-tu whatsapp ?',
  'hai insta?', 'tens insta?', 'você tem um insta?', 'masz snapa? masz snap?', 'instan var mı', 'snap var mi', 'hmu', 'find me on insta', 'whats your roblox', 'do you have bereal?',
])('%s asks how to', (text) => {
  expect(holdsContact(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  'your serve is a number one', 'Your snap of the wrist', 'send me a ball', 'we live for this', 'where do you train?', 'dein Aufschlag', 'tu saque', 'ton service', 'il tuo servizio',
  'numero uno', 'schick mir den Ball', 'you are my number one', 'your number of aces', 'Snap! Your turn.',
  'You got snap!', 'You have great snap in your wrist', 'Do you have enough snap on your hits?', 'hast du den Snap im Handgelenk gesehen', 'Hit me a ball', 'Hai vinto!', 'Do you have a ball?', 'Tem jogo hoje?', 'Masz trening?', 'Maç var mı?',
])('%s does not', (text) => {
  expect(holdsContact(text)).toBe(false);
}); // oxfmt-ignore

test.each([
  'Accept and then type our code 6BKZRHRU so coach can see you', 'K7QM-4XRT', 'K7QM 4XRT', 'type K7QM – 4XRT', 'our team K7QM 4XRT', 'code:k7qm4xrt.', 'k7qm-4xrt', 'k7qm 4xrt', 'K 7 Q M 4 X R T',
  'k.7.q.m.4.x.r.t', 'SPEEDY22', 'Ｋ７ＱＭ４ＸＲＴ', 'Ｋ7ＱM4ХRТ',
])('%s holds the code of a team', (text) => {
  expect(holdsContact(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  'SETTER12', 'KNEEPADS', 'Kasper27 was great', '#summer26', '#8thgrade', 'came 25th', 'then 4x25 jumps', 'JUMP 2x25', 'kim4ever', 'Team 2026', 'U8 vs U9 we', 'GAMES 3', 'we were 22nd', '22334455'.slice(2),
  'K7QM4XRTA', 'K7QM-4XR', '4 x 8 3 x 8 2 x 8', 'a b c d e f g h', '2 x 3 x 4',
])('%s holds none', (text) => {
  expect(holdsContact(text)).toBe(false);
}); // oxfmt-ignore

test('no new code is taken for something else, however it is written', () => {
  const codes = Array.from({ length: 1_000 }, newTeamCode);
  const written = codes.flatMap((code) => {
    const asShown = [code, code.toLowerCase()];
    if (isEveryday(halvesOf(code))) return asShown;
    const apart = [spacedCode(code), spacedCode(code).replace('-', ' '), code.split('').join(' ')];
    return [...asShown, ...apart, ...apart.map((one) => one.toLowerCase())];
  });
  expect(written.filter((one) => !holdsContact(`Accept, then use ${one}.`))).toEqual([]);
});

test.each(['5', 'a caddesi no', 'kim@example', 'lena gmail', 'my sc', 'calle a'])(
  'however many blanks come after "%s", they are passed in one go',
  (start) => {
    expect(holdsContact(`${start}${' '.repeat(300_000)}!`)).toBe(false);
  },
);

test('a name can do so too', () => {
  for (const name of ['CallMe0176123', 'Kim01761234567', 'SnapchatKim', 'instagramKim'])
    expect(isContactName(name)).toBe(true);
  for (const name of ['Kim2009', 'Ace123456', 'Maya', 'Teletext5']) expect(isContactName(name)).toBe(false);
});

test.each(['a', 'а', 'ß', 'a-', 'a.', 'a ', '-', ' ', 'stra', 'ig ', 'gmail ', 'via a', 'at ', '19', 'x@'])(
  'however long a text of "%s" is, it is read in one go',
  (piece) => {
    // With a step for each pair of its letters this would take hours.
    expect(holdsContact(`${piece.repeat(300_000 / piece.length)}!`)).toBe(false);
  },
);
