import type { Quote } from 'sync-protocol/entities/motivation/motivation';

/** Our own prompts, one a day. An id stands for its text for ever: add at the end of a category, never renumber. */
export const quotes: Quote[] = [
  {
    id: 'encouragement/01',
    category: 'encouragement',
    prompt: 'A shanked pass is one ball. Breathe out, lower your stance, and want the next serve.',
  },
  {
    id: 'encouragement/02',
    category: 'encouragement',
    prompt:
      'Nobody remembers your third error from last month. They do remember that you called for the next ball.',
  },
  {
    id: 'encouragement/03',
    category: 'encouragement',
    prompt:
      'Your timing feels off because your body has grown. It comes back, often with a higher reach than before.',
  },
  {
    id: 'encouragement/04',
    category: 'encouragement',
    prompt:
      'On the bench today? Watch one hitter on the other side closely and tell a teammate what you saw. That is playing, too.',
  },
  {
    id: 'encouragement/05',
    category: 'encouragement',
    prompt: 'You don’t have to feel ready to begin. Tie your shoes, do the warm-up, and see what happens.',
  },
  {
    id: 'encouragement/06',
    category: 'encouragement',
    prompt: 'Ten good minutes count. Do them, and today was a training day.',
  },
  {
    id: 'encouragement/07',
    category: 'encouragement',
    prompt:
      'Progress is hard to see from the inside. If you have a video of yourself from three months ago, watch it tonight and look for one thing that you do better now.',
  },
  {
    id: 'encouragement/08',
    category: 'encouragement',
    prompt:
      'A serve into the net tells you what to change: toss a bit higher, elbow a bit higher. That’s useful to know.',
  },
  {
    id: 'encouragement/09',
    category: 'encouragement',
    prompt:
      'Being nervous before a match means that it matters to you. Shake out your hands, breathe out long, and play the first ball simple.',
  },
  {
    id: 'encouragement/10',
    category: 'encouragement',
    prompt: 'Missing a day doesn’t undo the days before it. Pick up where you stopped.',
  },
  {
    id: 'encouragement/11',
    category: 'encouragement',
    prompt:
      'Some days the ball won’t sit in your hands. Go close to a wall, set softly, and stay there until it does.',
  },
  {
    id: 'encouragement/12',
    category: 'encouragement',
    prompt:
      'You were brave enough to call “mine” on a hard ball. Keep doing that, even for the ones that get away.',
  },
  {
    id: 'encouragement/13',
    category: 'encouragement',
    prompt: 'Everyone in this gym was once the player who couldn’t serve over the net.',
  },
  {
    id: 'encouragement/14',
    category: 'encouragement',
    prompt: 'Rest is on the plan, too. You get stronger while you sleep.',
  },
  {
    id: 'encouragement/15',
    category: 'encouragement',
    prompt:
      'A coach who corrects you thinks that you can do it. Take the one word that helps and try it on the next ball.',
  },
  {
    id: 'encouragement/16',
    category: 'encouragement',
    prompt: 'Your teammates don’t need you to be perfect. They need you ready for the next ball.',
  },
  {
    id: 'encouragement/17',
    category: 'encouragement',
    prompt: 'When nothing works, do the smallest thing well: a quiet landing, a clear call, a straight toss.',
  },
  {
    id: 'encouragement/18',
    category: 'encouragement',
    prompt: 'You can be disappointed and still be a good teammate. Both fit into one evening.',
  },
  {
    id: 'encouragement/19',
    category: 'encouragement',
    prompt: 'It’s fine to say “Can you show me that again?” Half of the gym wanted to ask the same thing.',
  },
  {
    id: 'encouragement/20',
    category: 'encouragement',
    prompt:
      'Not picked this time? Ask your coach for one thing to work on. You’ll feel it when you have a plan, and tomorrow you can start on it.',
  },
  {
    id: 'encouragement/21',
    category: 'encouragement',
    prompt: 'The wall never gets tired of you. Twenty passes on your own still make you a better passer.',
  },
  {
    id: 'encouragement/22',
    category: 'encouragement',
    prompt: 'That long rally you lost made your legs better for the next one.',
  },
  {
    id: 'encouragement/23',
    category: 'encouragement',
    prompt: 'Compare your passes with your own from last month, not with those of the player next to you.',
  },
  {
    id: 'encouragement/24',
    category: 'encouragement',
    prompt:
      'If a joint hurts, speaking up is the strong thing to do. Said early, it often costs you days instead of weeks.',
  },
  {
    id: 'encouragement/25',
    category: 'encouragement',
    prompt: 'You learned to set by doing it badly first. Whatever is hard today works the same way.',
  },
  {
    id: 'encouragement/26',
    category: 'encouragement',
    prompt:
      'After a teammate’s error say one kind, short thing. Oddly enough, it helps your own next ball as well.',
  },
  {
    id: 'encouragement/27',
    category: 'encouragement',
    prompt: 'Training alone with a towel and a strip of tape still counts. Nobody has to see it.',
  },
  {
    id: 'encouragement/28',
    category: 'encouragement',
    prompt: 'Your float serve doesn’t have to be fast. It has to be the same, ten times in a row.',
  },
  {
    id: 'encouragement/29',
    category: 'encouragement',
    prompt:
      'Tired after school? Agree with yourself on the warm-up only. If you still want to stop after it, stop. Most days you’ll feel like going on.',
  },
  {
    id: 'encouragement/30',
    category: 'encouragement',
    prompt:
      'The libero who seems to get everything has missed thousands of balls. You just weren’t there to see it.',
  },
  {
    id: 'encouragement/31',
    category: 'encouragement',
    prompt:
      'Growing bodies have clumsy weeks. Keep your steps small and your landings soft, and wait for it to pass. It does.',
  },
  {
    id: 'encouragement/32',
    category: 'encouragement',
    prompt:
      'You don’t owe anyone a perfect match. Give each ball your attention, one after the other. That is plenty.',
  },
  {
    id: 'challenge/01',
    category: 'challenge',
    prompt: 'Land every jump today so quietly that nobody hears it. Count the loud ones.',
  },
  {
    id: 'challenge/02',
    category: 'challenge',
    prompt: 'Serve ten balls to the same zone. Not hard, just the same. How many land there?',
  },
  {
    id: 'challenge/03',
    category: 'challenge',
    prompt: 'Call every ball today before it crosses the net, even the easy ones.',
  },
  {
    id: 'challenge/04',
    category: 'challenge',
    prompt: 'Begin with your weaker side today: the shuffle, the lunge or the crossover that you like less.',
  },
  {
    id: 'challenge/05',
    category: 'challenge',
    prompt: 'Go for thirty wall sets without moving your feet. If one gets away, go on from twenty.',
  },
  {
    id: 'challenge/06',
    category: 'challenge',
    prompt: 'Hold your platform still for two full seconds after each pass. It feels long. That’s the point.',
  },
  {
    id: 'challenge/07',
    category: 'challenge',
    prompt:
      'Find out what the best passer in your gym does just before the serve comes. Try it three times today and keep it if it helps.',
  },
  {
    id: 'challenge/08',
    category: 'challenge',
    prompt:
      'Tell three teammates something useful today, and make it specific: “your toss was lower on that one” helps more than “good job”.',
  },
  {
    id: 'challenge/09',
    category: 'challenge',
    prompt:
      'Balance on one leg while you brush your teeth, a minute on each side. Eyes closed if that’s easy.',
  },
  {
    id: 'challenge/10',
    category: 'challenge',
    prompt:
      'At the next practice go for one ball that nobody believes in. Just one. See what it does to the drill.',
  },
  {
    id: 'challenge/11',
    category: 'challenge',
    prompt:
      'Pick the drill that you like least on today’s list and do it first. The rest of the list gets shorter at once.',
  },
  {
    id: 'challenge/12',
    category: 'challenge',
    prompt:
      'Toss twenty serves without hitting them and let them drop. How many land on the same spot in front of your foot?',
  },
  {
    id: 'challenge/13',
    category: 'challenge',
    prompt:
      'Watch one rally without looking at the ball. Look only at the setter. What could you have known before the set?',
  },
  {
    id: 'challenge/14',
    category: 'challenge',
    prompt: 'Drink a glass of water before practice and another one after it. Do that all week.',
  },
  {
    id: 'challenge/15',
    category: 'challenge',
    prompt: 'Keep your hands above your shoulders for a whole net drill and count how often they sink.',
  },
  {
    id: 'challenge/16',
    category: 'challenge',
    prompt:
      'Put your phone in another room half an hour earlier tonight. Notice how your legs feel at your next practice.',
  },
  {
    id: 'challenge/17',
    category: 'challenge',
    prompt:
      'Give your next ten serves the same start: same breath, same number of bounces, same look at the target.',
  },
  {
    id: 'challenge/18',
    category: 'challenge',
    prompt: 'Play one drill at eight tenths of your speed and completely clean. Only then make it faster.',
  },
  {
    id: 'challenge/19',
    category: 'challenge',
    prompt:
      'Ask a teammate for one honest tip about your game. Say thank you, don’t explain, and try it out for a week.',
  },
  {
    id: 'challenge/20',
    category: 'challenge',
    prompt: 'Pass three in a row to your target. Write the number down, and try for four tomorrow.',
  },
  {
    id: 'challenge/21',
    category: 'challenge',
    prompt:
      'Hit ten easy balls and try to see your hand on the ball each time. How often did you really see it?',
  },
  {
    id: 'challenge/22',
    category: 'challenge',
    prompt: 'Set so softly that the ball makes no sound in your hands. How quiet can you make ten of them?',
  },
  {
    id: 'challenge/23',
    category: 'challenge',
    prompt: 'Film five approaches from the side, without a ball. Are your last two steps the quickest?',
  },
  {
    id: 'challenge/24',
    category: 'challenge',
    prompt:
      'For one practice, no turning away after an error. Turn to your teammates, say “next”, and get back into your stance.',
  },
  {
    id: 'challenge/25',
    category: 'challenge',
    prompt:
      'End each serving turn today with two good ones in a row. If the second one misses, simply start the pair again.',
  },
  {
    id: 'challenge/26',
    category: 'challenge',
    prompt:
      'In your next scrimmage cover your hitter every time, above all when you’re sure that it will be a kill.',
  },
  {
    id: 'challenge/27',
    category: 'challenge',
    prompt:
      'Is there a rule of the game that you aren’t sure about? Look it up today and explain it to somebody in two sentences.',
  },
  {
    id: 'challenge/28',
    category: 'challenge',
    prompt:
      'Hold a plank while somebody tells you about their day. Ask one good question before your knees come down.',
  },
  {
    id: 'challenge/29',
    category: 'challenge',
    prompt: 'Stay low for a whole rally today: low before the ball, low with it, low after it.',
  },
  {
    id: 'challenge/30',
    category: 'challenge',
    prompt: 'Do the last set of your last drill as carefully as the first set of your first one.',
  },
  {
    id: 'challenge/31',
    category: 'challenge',
    prompt:
      'Choose one goal for the week that only you control: ten minutes at the wall on four days, for example. Not a win and not a place in the team.',
  },
  {
    id: 'challenge/32',
    category: 'challenge',
    prompt: 'After every block today land, turn, and find the ball before you do anything else.',
  },
  {
    id: 'celebration/01',
    category: 'celebration',
    prompt: 'You came back after a hard practice. That’s worth noticing today.',
  },
  {
    id: 'celebration/02',
    category: 'celebration',
    prompt: 'Think of one ball this week that felt exactly right. Where were your feet?',
  },
  {
    id: 'celebration/03',
    category: 'celebration',
    prompt: 'Tell a teammate what they do better than a month ago. They may not have noticed it themselves.',
  },
  {
    id: 'celebration/04',
    category: 'celebration',
    prompt:
      'Someone trusted you with an important ball. Whatever became of it, that trust was something you earned.',
  },
  {
    id: 'celebration/05',
    category: 'celebration',
    prompt: 'If last month’s hard drill is your warm-up now, that’s progress you can feel.',
  },
  {
    id: 'celebration/06',
    category: 'celebration',
    prompt:
      'A week of training lies behind you. Stretch, eat something that you like, and be a little proud.',
  },
  {
    id: 'celebration/07',
    category: 'celebration',
    prompt:
      'The clean pass that nobody clapped for made the point possible. You know it, and your setter does as well.',
  },
  {
    id: 'celebration/08',
    category: 'celebration',
    prompt: 'Write down today’s best moment in one line. In a year you’ll be glad to read it.',
  },
  {
    id: 'celebration/09',
    category: 'celebration',
    prompt: 'You stayed low in a long rally with burning legs. That’s a win, no matter who got the point.',
  },
  {
    id: 'celebration/10',
    category: 'celebration',
    prompt:
      'First serve over the net, first ace, first real block: which first was yours this season? Tell someone about it today.',
  },
  {
    id: 'celebration/11',
    category: 'celebration',
    prompt: 'Cheer for the dig and the set as loudly as for the kill. It took all three.',
  },
  {
    id: 'celebration/12',
    category: 'celebration',
    prompt:
      'You trained on a day when you didn’t feel like it. That session deserves the biggest check mark.',
  },
  {
    id: 'celebration/13',
    category: 'celebration',
    prompt: 'A serve that goes in at a tight score is worth one deep, happy breath. Then the next ball.',
  },
  {
    id: 'celebration/14',
    category: 'celebration',
    prompt:
      'Whatever number your streak shows: each day in it is a day on which you kept a promise to yourself.',
  },
  {
    id: 'celebration/15',
    category: 'celebration',
    prompt: 'Somebody in your gym plays a bit braver because you cheered for them.',
  },
  {
    id: 'celebration/16',
    category: 'celebration',
    prompt:
      'Saying “my fault, next ball” and meaning it is a skill. If you can do it now, enjoy that: it took you some practice, and it makes a whole team calmer.',
  },
  {
    id: 'celebration/17',
    category: 'celebration',
    prompt:
      'Count your soft landings this week instead of your points. It’s a number that your knees like, too.',
  },
  {
    id: 'celebration/18',
    category: 'celebration',
    prompt: 'Put on your favorite song and do your cool-down to it. You earned both.',
  },
  {
    id: 'celebration/19',
    category: 'celebration',
    prompt: 'Remember a ball that you chased although it looked hopeless? Your teammates remember it, too.',
  },
  {
    id: 'celebration/20',
    category: 'celebration',
    prompt: 'There is something you can do today that you couldn’t do when the season began. Name it aloud.',
  },
  {
    id: 'celebration/21',
    category: 'celebration',
    prompt: 'You moved, you learned something, you were part of a team. On many days that’s a very good day.',
  },
  {
    id: 'celebration/22',
    category: 'celebration',
    prompt: 'You lost, and you still shook every hand with your head up. That deserves a nod.',
  },
  {
    id: 'celebration/23',
    category: 'celebration',
    prompt:
      'Give a high five to the setter who ran down that wild pass. Half of the point was theirs, and most people only saw the hit.',
  },
  {
    id: 'celebration/24',
    category: 'celebration',
    prompt: 'You noticed your mistake before the coach said a word. Your eye is getting better.',
  },
  {
    id: 'celebration/25',
    category: 'celebration',
    prompt: 'A year ago you’d have been glad of the serve that annoyed you today.',
  },
  {
    id: 'celebration/26',
    category: 'celebration',
    prompt:
      'Thank somebody who makes your matches possible: who drives you, keeps the score, or puts up the net.',
  },
  {
    id: 'celebration/27',
    category: 'celebration',
    prompt:
      'Jumps, dives, sprints: your body carried you through all of it this week. Give it a good meal and an early night.',
  },
  {
    id: 'celebration/28',
    category: 'celebration',
    prompt:
      'Younger players watch how you warm up. Without doing anything special, you’re already somebody’s example.',
  },
  {
    id: 'celebration/29',
    category: 'celebration',
    prompt: 'You asked for the ball when the score was close. However it ended, remember that you wanted it.',
  },
  {
    id: 'celebration/30',
    category: 'celebration',
    prompt: 'Name three things that went well today before you think about the one that didn’t.',
  },
  {
    id: 'celebration/31',
    category: 'celebration',
    prompt:
      'When a teammate has a great day, be the first to say so. Good days get bigger when they’re shared.',
  },
  {
    id: 'celebration/32',
    category: 'celebration',
    prompt:
      'Today’s work is done. Close the app, go outside, laugh with somebody. That’s part of the plan as well.',
  },
  { id: 'focus/01', category: 'focus', prompt: 'Next ball. It’s the only one that you can play.' },
  {
    id: 'focus/02',
    category: 'focus',
    prompt:
      'Before each serve: one breath out, one look at the target, one picture of the ball’s path. Then serve.',
  },
  {
    id: 'focus/03',
    category: 'focus',
    prompt: 'Watch the hitter’s shoulder and not their face. The shoulder can’t keep a secret.',
  },
  {
    id: 'focus/04',
    category: 'focus',
    prompt: 'Early feet. If you’re there before the ball, your arms have an easy job.',
  },
  {
    id: 'focus/05',
    category: 'focus',
    prompt: 'One cue is enough. “High elbow” or “hold the finish”, but never both at once.',
  },
  {
    id: 'focus/06',
    category: 'focus',
    prompt:
      'Between two rallies turn away from the net, breathe out slowly, look at one line on the floor, and turn back. That’s your reset button.',
  },
  {
    id: 'focus/07',
    category: 'focus',
    prompt:
      'Is your head loud? Count along: one when the server bounces the ball, two at the toss, three at the hit. Then just move.',
  },
  {
    id: 'focus/08',
    category: 'focus',
    prompt: 'Try to see the seams of the ball as it comes. It leaves no room for worries.',
  },
  {
    id: 'focus/09',
    category: 'focus',
    prompt: 'You can’t control the referee, the score or the noise. You can control your stance.',
  },
  {
    id: 'focus/10',
    category: 'focus',
    prompt:
      'Decide where you’ll serve before you walk back to the line. Then walk like somebody with a plan.',
  },
  {
    id: 'focus/11',
    category: 'focus',
    prompt: 'Passing in three words: feet, platform, hold. Let the ball do the rest.',
  },
  {
    id: 'focus/12',
    category: 'focus',
    prompt:
      'Caught thinking about the last point? Tap your thigh once. Make that your signal to come back to this one.',
  },
  {
    id: 'focus/13',
    category: 'focus',
    prompt: 'Watch the setter’s hands, not the people in the stands. The hands know where the ball is going.',
  },
  {
    id: 'focus/14',
    category: 'focus',
    prompt:
      'Choose one goal for today’s practice before you put your shoes on. Check on it when you take them off.',
  },
  {
    id: 'focus/15',
    category: 'focus',
    prompt: 'Talk early and short: “mine”, “help”, “line”. A clear word sharpens your own eyes, too.',
  },
  {
    id: 'focus/16',
    category: 'focus',
    prompt: 'At 23-23 the net is as high as at 0-0. Same breath, same toss, same swing.',
  },
  {
    id: 'focus/17',
    category: 'focus',
    prompt:
      'Loose hands, long breath, low hips. Run through those three before every serve that you receive.',
  },
  {
    id: 'focus/18',
    category: 'focus',
    prompt: 'Slow down the part that goes wrong. If it’s the toss, do ten tosses and nothing else.',
  },
  {
    id: 'focus/19',
    category: 'focus',
    prompt:
      'Watch the ball all the way to your arms, and look up after it has left. Many shanks begin with an early peek.',
  },
  {
    id: 'focus/20',
    category: 'focus',
    prompt: 'You don’t have to win the set right now. You have to pass this one serve.',
  },
  {
    id: 'focus/21',
    category: 'focus',
    prompt: 'Put your phone away before the warm-up, not after it. Your attention needs a warm-up as well.',
  },
  {
    id: 'focus/22',
    category: 'focus',
    prompt:
      'When you serve, think of the target. When you receive, think of your feet. Everything else can wait until the whistle after.',
  },
  {
    id: 'focus/23',
    category: 'focus',
    prompt:
      'You have a few seconds between two points. Use the first to let go, the next to breathe, and the last to know your job.',
  },
  {
    id: 'focus/24',
    category: 'focus',
    prompt: 'When a play falls apart, run back to your base. It’s the one place where you’re always useful.',
  },
  {
    id: 'focus/25',
    category: 'focus',
    prompt:
      'Listen to your contact. A clean hit makes one short sound, and your ears notice it before your eyes do.',
  },
  {
    id: 'focus/26',
    category: 'focus',
    prompt: 'After each set of a drill ask yourself what you felt. Change one small thing, then go on.',
  },
  {
    id: 'focus/27',
    category: 'focus',
    prompt:
      'Hold your finish until the ball has been touched on the other side. You’ll see much more of what your swing really did.',
  },
  {
    id: 'focus/28',
    category: 'focus',
    prompt:
      'Good setters forget the last pass, good passers forget the last ace. Be good at forgetting today.',
  },
  {
    id: 'focus/29',
    category: 'focus',
    prompt: 'Look at the place where you want the ball to land, not at the block that you want to miss.',
  },
  {
    id: 'focus/30',
    category: 'focus',
    prompt: 'Twenty minutes, one ball, one wall, one cue. Let everything else be quiet for that long.',
  },
  {
    id: 'focus/31',
    category: 'focus',
    prompt:
      'Feeling rushed? Make your first step smaller and your breath longer. It gives you back more time than hurrying does.',
  },
  {
    id: 'focus/32',
    category: 'focus',
    prompt:
      'Before each rally ask: what’s my job if the ball comes here? Then the answer is ready when it does.',
  },
  {
    id: 'inspiration/01',
    category: 'inspiration',
    prompt:
      'In volleyball nobody may hold the ball. All you can do is pass it on a little better than you got it.',
  },
  {
    id: 'inspiration/02',
    category: 'inspiration',
    prompt: 'Six players, three touches, one idea. When it works, nobody can say whose point it was.',
  },
  {
    id: 'inspiration/03',
    category: 'inspiration',
    prompt:
      'Experienced players look calm because they’ve met that ball a thousand times. Today you can meet it twenty times more.',
  },
  {
    id: 'inspiration/04',
    category: 'inspiration',
    prompt: 'A team is made of small things: a bottle handed on, a ball rolled back, a name called out.',
  },
  {
    id: 'inspiration/05',
    category: 'inspiration',
    prompt: 'Every great rally begins with somebody who decides that the ball isn’t down yet.',
  },
  {
    id: 'inspiration/06',
    category: 'inspiration',
    prompt: 'What you do at the wall on a Tuesday shows up in the third set on a Saturday.',
  },
  {
    id: 'inspiration/07',
    category: 'inspiration',
    prompt:
      'Somewhere somebody is playing over a washing line in a yard right now, just as happily. The game belongs to everyone who plays it.',
  },
  {
    id: 'inspiration/08',
    category: 'inspiration',
    prompt: 'This sport teaches you to fall, and to get up in the same movement.',
  },
  {
    id: 'inspiration/09',
    category: 'inspiration',
    prompt:
      'Height helps. So do a quick first step, a good read and a cool head, and those three you can build yourself.',
  },
  {
    id: 'inspiration/10',
    category: 'inspiration',
    prompt: 'The player that you’d like to be in two years is made of ordinary evenings like this one.',
  },
  {
    id: 'inspiration/11',
    category: 'inspiration',
    prompt: 'A setter’s work is to make other people look good. There are few better jobs in sport.',
  },
  {
    id: 'inspiration/12',
    category: 'inspiration',
    prompt:
      'The match takes two hours. What you laugh about on the way home, you may still laugh about in ten years.',
  },
  {
    id: 'inspiration/13',
    category: 'inspiration',
    prompt:
      'To find out how strong a team is, don’t look at its best player. Look at what all of them do after an error.',
  },
  {
    id: 'inspiration/14',
    category: 'inspiration',
    prompt:
      'Everything that feels natural now was strange once: the platform, the approach, the first overhand serve.',
  },
  {
    id: 'inspiration/15',
    category: 'inspiration',
    prompt:
      'Courage in volleyball is quiet. It’s staying in your stance for the next serve after an ace went past you.',
  },
  {
    id: 'inspiration/16',
    category: 'inspiration',
    prompt: 'A good habit is a present from today’s you to the tired you in the fifth set.',
  },
  {
    id: 'inspiration/17',
    category: 'inspiration',
    prompt:
      'You don’t need an armband to lead. Help to carry the net posts, learn the new player’s name, and call the first ball.',
  },
  {
    id: 'inspiration/18',
    category: 'inspiration',
    prompt: 'A set gives you forty fresh starts or more. Not much else in life is that generous.',
  },
  {
    id: 'inspiration/19',
    category: 'inspiration',
    prompt:
      'Setter, middle, libero, opposite: different jobs and the same promise. I take this one, you take the next.',
  },
  {
    id: 'inspiration/20',
    category: 'inspiration',
    prompt: 'An empty gym, one ball, the sound of the wall. A lot of good serves began just like that.',
  },
  {
    id: 'inspiration/21',
    category: 'inspiration',
    prompt: 'No one passes perfectly. Great passers make their bad ones playable.',
  },
  {
    id: 'inspiration/22',
    category: 'inspiration',
    prompt:
      'Your game will change as you grow. Keep the part of it that makes you smile on the way to practice.',
  },
  {
    id: 'inspiration/23',
    category: 'inspiration',
    prompt:
      'Think of the teammate who made you feel welcome on your first day. This week you could be that person for somebody else.',
  },
  {
    id: 'inspiration/24',
    category: 'inspiration',
    prompt:
      'A tight set looks less frightening each time you find a smart answer: a tip, a roll shot, a high hand. Collect answers.',
  },
  {
    id: 'inspiration/25',
    category: 'inspiration',
    prompt: 'The net divides the court and not the people. Say “good game” and mean it.',
  },
  {
    id: 'inspiration/26',
    category: 'inspiration',
    prompt: 'Strong isn’t never resting. Strong is still playing, healthy and with joy, many years from now.',
  },
  {
    id: 'inspiration/27',
    category: 'inspiration',
    prompt: 'The serve is the one moment when the whole game waits for you. Take the breath. It’s yours.',
  },
  {
    id: 'inspiration/28',
    category: 'inspiration',
    prompt: 'Trust grows in small amounts: you call it, you take it, and then you do it again.',
  },
  {
    id: 'inspiration/29',
    category: 'inspiration',
    prompt:
      'Nobody builds a jump in a week. But from one month to the next the tape on the wall moves up, a finger’s width at a time.',
  },
  {
    id: 'inspiration/30',
    category: 'inspiration',
    prompt: 'The bench can be the best seat for learning, if you bring open eyes and one question.',
  },
  {
    id: 'inspiration/31',
    category: 'inspiration',
    prompt:
      'Look around at your next practice: different homes, different stories, one ball in the air, and everybody looking up.',
  },
  {
    id: 'inspiration/32',
    category: 'inspiration',
    prompt:
      'One day you’ll show this game to somebody. Remember what the hard parts felt like, so you can tell them it’s normal.',
  },
];
