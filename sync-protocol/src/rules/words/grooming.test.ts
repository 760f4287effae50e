import { expect, test } from 'vitest';
import { holdsGrooming } from './grooming.ts';

test.each([
  'Don’t tell your parents', 'dont tell ur mom about it', 'Your parents don’t need to know', 'it’s our little secret', 'Our secret!', 'keep it between us', 'delete these messages',
  'sag es nicht deinen Eltern', 'Sag deinen Eltern nichts davon', 'Das bleibt unter uns', 'unser kleines Geheimnis', 'no se lo digas a tus padres', 'Será nuestro secreto', 'que no se enteren tus padres',
  'n’en parle pas à tes parents', 'ça reste entre nous', 'c’est notre secret', 'non dirlo ai tuoi', 'il nostro piccolo segreto', 'não conta pra sua mãe', 'fica entre nós', 'nie mów rodzicom', 'niech zostanie między nami',
  'ailene söyleme', 'aramızda kalsın',
])('%s asks to keep something from parents', (text) => {
  expect(holdsGrooming(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  'are you home alone', 'r u alone rn?', 'Are your parents home?', 'bist du allein zuhause', 'Sind deine Eltern weg?', '¿estás sola en casa?', 't’es seule chez toi ?', 'sei sola in casa?', 'tá sozinha em casa?',
  'jesteś sama w domu?', 'evde yalnız mısın',
  'want to meet irl?', 'Can we meet?', 'lets meet up', 'meet me in person', 'come to my place', 'treffen wir uns?', 'Willst du dich mit mir treffen?', 'quedamos a solas', '¿quieres quedar?', 'on peut se voir en vrai ?',
  'vediamoci da soli', 'vamos nos encontrar?', 'podemos nos ver pessoalmente', 'chcesz się spotkać?', 'yüz yüze buluşalım',
])('%s asks to be alone with somebody', (text) => {
  expect(holdsGrooming(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  'what school do you go to', 'Which school are u at?', 'whats ur school', 'auf welche Schule gehst du', 'wie heißt deine Schule', '¿a qué colegio vas?', 'tu vas à quel collège ?', 'che scuola fai?', 'em que escola você estuda',
  'do jakiej szkoły chodzisz', 'hangi okula gidiyorsun',
  'when do you train', 'when u train', 'When are you training next?', 'What time do you train tomorrow', 'where do u practice?', 'which gym do you train at', 'wann trainierst du immer', 'wann hast du Training?', '¿cuándo entrenas?', 'tu t’entraînes quand ?', 'quand est-ce que tu t’entraînes',
  'quando ti alleni?', 'que horas você treina?', 'kiedy trenujesz', 'ne zaman antrenman yapıyorsun',
])('%s asks where somebody is to be found', (text) => {
  expect(holdsGrooming(text)).toBe(true);
}); // oxfmt-ignore

test.each([
  '', 'Which gym do we train at?', 'What time is practice?', 'When does practice start?', 'Where do we meet?', 'Let’s meet at the gym at 5', 'See you at practice!', 'Meet you at the net', 'Wann treffen wir uns?', 'Treffen wir uns um 5 an der Halle?',
  'Float serve is our secret weapon', 'Our secret is the block', 'It’s our secret weapon', 'Tell your parents we won!', 'My parents came to watch', 'Don’t tell coach, but I loved the drill', 'Sag deinen Eltern danke fürs Fahren', 'Unser Geheimnis ist der Aufschlag',
  'When do you train your jump?', 'How often do you train?', 'How do you train your serve?', 'Where do you practice serving?', 'Wann trainierst du deinen Sprung?', 'I train when you train', 'You were alone at the net', 'Never leave the setter alone', 'Are you alone on defense?',
  'Which school do we play?', 'What school won?', 'What is your school record?', 'Back to school', 'Welche Schule spielt heute?', 'Dans quel lycée a lieu le tournoi ?', 'Hangi okulda oynuyoruz?', 'Come to my game on Saturday', 'Can we meet before the match?',
  '¿Cuándo quedamos?', '¿Cuándo entrenamos?', 'El saque es nuestro secreto', 'La battuta è il nostro segreto', 'Quand est-ce qu’on s’entraîne ?', 'On se voit à l’entraînement', 'Quando treinamos?', 'Kiedy trenujemy?', 'Kiedy się spotkamy?', 'Antrenman ne zaman?', 'Buluşma yeri salon',
  'whose school is bigger', 'Wir trainieren, wo trainieren die anderen?', 'Dove ci alleniamo?', 'Onde treinamos?', 'Bulusalim', 'Nerede buluşalım?', 'We stay home tonight', 'Home game tonight', 'Delete that set from memory', 'You and me at the net', 'Just between the pins', 'What days do we have off?', 'Komm zu mir an den Block', 'vem pro treino', 'przyjdź na trening',
])('%s is what teammates write', (text) => {
  expect(holdsGrooming(text)).toBe(false);
}); // oxfmt-ignore

test.each([
  'a',
  'meet ',
  'dont tell ',
  'sag es ',
  'are you ',
  '? ',
  ' ',
  '’',
  'when do you train your ',
  'encontrar nos ',
])('however long a text of "%s" is, it is read in one go', (piece) => {
  expect(holdsGrooming(`${piece.repeat(300_000 / piece.length)}!`)).toBe(false);
});
