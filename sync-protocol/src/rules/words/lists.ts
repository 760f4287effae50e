/** What one language's words are found by; all in plain small letters (rules/words/look-alikes). */
interface WordList {
  /**
   * Nobody should have to read these, wherever in a word they stand. One of several words, written with blanks, may end
   * in the middle of a word: "hijo de put".
   */
  within: readonly string[];
  /** The same, but only as a word of their own: inside others they are harmless. */
  alone: readonly string[];
  /** May well be meant kindly: somebody looks at them first. Several words are read as they stand, of two letters or more each. */
  doubtful: readonly string[];
}

const english: WordList = {
  within: [
    'fuck', 'fvck', 'phuck', 'shit', 'bitch', 'biatch', 'cunt', 'nigger', 'nigga', 'faggot', 'whore', 'asshole', 'arsehole',
    'dickhead', 'cock suck', 'blowjob', 'handjob', 'cumshot', 'cumslut', 'dildo', 'porno', 'pornhub', 'child porn', 'kid porn', 'hentai', 'wetback', 'tranny',
    'retarded', 'pedo phil', 'paedo phil', 'pedofil', 'molester', 'jailbait', 'lolicon', 'only fans', 'send nude', 'send me nude',
    'hitler', 'sieg heil', 'white power', 'gas chamber', 'kill yourself', 'kill urself', 'kill urslf', 'kill yaself',
    'hang yourself', 'hang urself', 'go kill you', 'slit your wrist', 'gang bang', 'bukkake', 'creampie', 'deepthroat',
  ],
  alone: [
    'fuk', 'fuc', 'kys', 'porn', 'slut', 'sluts', 'slutty', 'fag', 'fags', 'groomer', 'groomers', 'pedo', 'paedo',
    'pedos', 'rapist', 'rapists', 'nazi', 'nazis', 'jizz', 'milf', 'tits', 'titties', 'wanker',
    'pussies', 'penis', 'vagina', 'spic', 'gook', 'incest',
  ],
  doubtful: [
    'sex', 'sexy', 'sexting', 'wank', 'coon', 'nude', 'nudes', 'naked', 'horny', 'dick', 'dicks', 'cock', 'cocks', 'pussy', 'ass', 'boobs',
    'bastard', 'twat', 'suicide', 'suicidal', 'kms', 'selfharm', 'rape', 'raped', 'chink', 'paki', 'dyke',
    'cocaine', 'meth', 'heroin', 'terrorist', 'sugardaddy', 'anorexia', 'proana', 'thinspo',
    'you suck', 'you all suck', 'you ugly', 'you re ugly', 'you are ugly', 'you re so ugly', 'you are so ugly', 'you re fat', 'you are fat', 'you re so fat', 'you are so fat', 'fat pig',
    'nobody likes you', 'no one likes you', 'nobody wants you', 'no one wants you', 'everyone hates you', 'everybody hates you', 'we hate you', 'we all hate you', 'go die',
    'you re trash', 'you are trash', 'you re garbage', 'you are garbage', 'you re worthless', 'you are worthless', 'you re useless', 'you are useless', 'you re pathetic', 'you are pathetic',
    'you loser', 'you retard',
  ],
}; // oxfmt-ignore

const german: WordList = {
  within: [
    'arschloch', 'arsch fick', 'arsch geig', 'huren sohn', 'huren soehn', 'huansohn', 'hurntochter', 'wichser', 'wixxer',
    'fotze', 'schlampe', 'schwuchtel', 'missgeburt', 'hackfresse', 'drecksau', 'scheisse', 'verfickt', 'gefickt',
    'fick dich', 'ficken', 'kinder fick', 'mutter fick', 'judensau', 'kanacke', 'bringdichum', 'toete dich', 'schwanz lutsch',
    'titten fick', 'vergewaltig',
  ],
  alone: [
    'fick', 'fickt', 'nutte', 'nutten', 'kanake', 'kanaken', 'spast', 'spasti', 'wixer', 'titten', 'arsch', 'hure', 'huren',
    'scheiss', 'pimmel', 'vergast',
  ],
  doubtful: [
    'nackt', 'geil', 'mongo', 'neger', 'muschi', 'sexuell', 'selbstmord', 'suizid', 'umbringen', 'ritzen', 'schwuler', 'behindert', 'behinderter',
    'penner', 'idiot', 'kokain',
    'du bist hasslich', 'du bist so hasslich', 'du bist fett', 'du bist so fett', 'niemand mag dich', 'keiner mag dich', 'alle hassen dich', 'wir hassen dich', 'geh sterben', 'du opfer',
  ],
}; // oxfmt-ignore

const spanish: WordList = {
  within: [
    'hijo de put', 'hija de put', 'hija put', 'hijo put', 'hijue put', 'gilipolla', 'jilipolla', 'come mierda', 'mierda',
    'pendejo', 'pendeja', 'maricon', 'chupa polla', 'chupa mela', 'concha tu madre', 'concha de tu madre', 'conche su madre',
    'puta madre', 'puto amo', 'cara polla', 'cabron', 'cojones', 'follarte', 'follame', 'mal parid', 'gonorrea',
    'mama guevo', 'mama huevo', 'suicidate',
  ],
  alone: [
    'puta', 'putas', 'puto', 'putos', 'putita', 'violador', 'violadores', 'violadora', 'follar', 'matate', 'pajillero', 'sudaca', 'sudacas',
    'culero',
  ],
  doubtful: [
    'culo', 'polla', 'verga', 'marica', 'zorra', 'tetas', 'desnuda', 'desnudo', 'suicidio', 'sexo', 'idiota', 'imbecil', 'subnormal',
    'retrasado', 'cocaina', 'matar',
    'nadie te quiere', 'eres fea', 'eres feo', 'eres gorda', 'eres gordo', 'das asco', 'todos te odian', 'eres basura',
  ],
}; // oxfmt-ignore

const french: WordList = {
  within: [
    'putain', 'connard', 'connasse', 'encule', 'enfoire', 'fils de pute', 'fille de pute', 'nique ta mere', 'nique ta race',
    'nique toi', 'tarlouze', 'bougnoul', 'trou duc', 'branleur', 'branlette', 'suicide toi', 'va te faire foutre',
    'salope', 'salaud', 'tas de merde', 'sac a merde', 'va te faire mettre',
  ],
  alone: [
    'pute', 'putes', 'niquer', 'merde', 'foutre', 'chier', 'gouine', 'youpin', 'violeur', 'bicot', 'couilles',
    'pouffiasse', 'pouffe',
  ],
  doubtful: [
    'negre', 'pede', 'pedes', 'tapette', 'batard', 'sexe', 'suicide', 'tuer', 'mongolien', 'chatte',
    'debile', 'cocaine',
    'tu es moche', 'tu es nul', 'tu es nulle', 'tu es grosse', 'tu es gros', 'va mourir', 'va crever',
  ],
}; // oxfmt-ignore

const italian: WordList = {
  within: [
    'cazzo', 'cazzone', 'vaffan cul', 'fanculo', 'stronzo', 'stronza', 'stronzi', 'puttana', 'puttane', 'minchia', 'coglion',
    'ricchione', 'porco dio', 'porcoddio', 'dio porco', 'dio cane', 'porca madonna', 'mignotta', 'pompino', 'sucamelo',
    'succhiamelo', 'testa di minchia', 'rotto in culo', 'suicidati',
  ],
  alone: [
    'frocio', 'froci', 'merda', 'merde', 'ammazzati', 'zoccola', 'troietta', 'bocchinara', 'negraccio', 'culattone',
    'stupratore', 'bagascia',
  ],
  doubtful: [
    'culo', 'troia', 'figa', 'fica', 'bastardo', 'bastarda', 'terrone', 'terroni', 'handicappato', 'ritardato', 'nuda',
    'nudo', 'sesso', 'suicidio', 'tette', 'scemo', 'cretino',
    'sei brutta', 'sei brutto', 'sei grassa', 'sei grasso', 'fai schifo', 'nessuno ti vuole', 'devi morire',
  ],
}; // oxfmt-ignore

const portuguese: WordList = {
  within: [
    'caralho', 'foda se', 'fodasse', 'vai se fod', 'vai se fud', 'vai te fod', 'te foder', 'filho da put', 'filha da put', 'fdpputa',
    'arrombado', 'cuzao', 'xoxota', 'punheta', 'punheteiro', 'buceta', 'paneleiro', 'estuprador', 'vai tomar no cu',
    'tomar no cu', 'puta que pariu', 'cabrao', 
  ],
  alone: [
    'foder', 'fuder', 'foda', 'porra', 'viado', 'viadinho', 'boceta', 'puta', 'putas', 'putinha', 'fdp', 'merda',
    'rabeta', 'sematar', 'retardado',
  ],
  doubtful: [
    'cona', 'macaca', 'vadia', 'cacete', 'veado', 'bunda', 'bicha', 'peitos', 'sexo', 'suicidio', 'matar', 'bosta', 'otario',
    'ninguem gosta de ti', 'es feia', 'es feio', 'es gorda', 'vai morrer', 'seu lixo',
  ],
}; // oxfmt-ignore

const polish: WordList = {
  within: [
    'kurwa', 'kurwy', 'kurwi', 'skurwysyn', 'skurwiel', 'chuj', 'pierdol', 'pierdal', 'jebac', 'jebany', 'jebana', 'zajebi',
    'wyjeba', 'pojeb', 'odjeb', 'rozjeb', 'pizda', 'pizdy', 'dziwka', 'dziwki', 'spierdalaj', 'sukinsyn', 'zabij sie',
    'kutasiarz', 'pedofil', 'gwalciciel', 'ruchaj sie', 'zjeb',
  ],
  alone: [
    'huj', 'cwel', 'cwele', 'cwelu', 'cipka', 'ciota', 'cioty', 'kutas', 'fiut', 'gowno', 'ruchac', 'jebie', 
    'szmaciura',
  ],
  doubtful: [
    'cipa', 'dupa', 'dupek', 'szmata', 'suka', 'debil', 'idiota', 'kretyn', 'seks', 'samobojstwo', 'zabic', 'cycki',
    'ciapaty',
    'nikt cie nie lubi', 'jestes brzydka', 'jestes brzydki', 'jestes gruba', 'jestes gruby', 'jestes nikim',
  ],
}; // oxfmt-ignore

const turkish: WordList = {
  within: [
    'orospu', 'orosbu', 'siktir', 'sikeyim', 'sikerim', 'sikiyim', 'amcik', 'amina koya', 'amina koyi', 'amina koyd', 'amina kodu', 'amina koyum', 'anani sik',
    'ananin am', 'yarrak', 'yarragi', 'gotveren', 'pezevenk', 'serefsiz', 'kendini oldur', 'kendinias', 'tecavuzcu', 'kaltak',
  ],
  alone: [
    'aminako', 'amk', 'ibne', 'ibneler', 'kahpe', 'gavat', 'yarak', 'sik', 'sikis', 'surtuk', 'sikik', 'dalyarak', 
    'pust',
  ],
  doubtful: [
    'geber', 'ciplak', 'seks', 'intihar', 'oldur', 'gerizekali', 'aptal', 'salak', 'memeler', 'fahise', 'essek', 'kokain',
    'kimse seni sevmiyor', 'cok cirkinsin', 'senden nefret ediyoruz', 'ezik',
  ],
}; // oxfmt-ignore

const lists = [english, german, spanish, french, italian, portuguese, polish, turkish];
export const WITHIN = lists.flatMap(({ within }) => within);
export const ALONE = new Set(lists.flatMap(({ alone }) => alone));
const doubtful = lists.flatMap((list) => list.doubtful);
export const DOUBTFUL_TOGETHER = doubtful
  .filter((entry) => entry.includes(' '))
  .map((entry) => entry.replaceAll(' ', ''));
export const DOUBTFUL = new Set([...doubtful, ...DOUBTFUL_TOGETHER]);

/** Rude only with their marks: without them they are a cone, a picture, a part of a bicycle. */
export const MARKED = new Set(['coño', 'coños', 'piç', 'piçler', 'pedał', 'pedały', 'cipę', 'göt', 'götü']);

/** Of these some are what somebody is called: as a first or last name they wait for the operator. */
export const NAMES_TOO = new Set(['fick', 'sik', 'nazi', 'fuk', 'gook', 'kutas', 'pust']);

/** What stands side by side in decent texts and would be one of the others without the blanks. */
export const HARMLESS_TOGETHER = ['put ain', 'tran ny', 'en foire', 'co jones', 'cab ron', 'min chia'];

/** Names, places and words of decent people that have one of the others in them. */
export const HARMLESS = [
  'scunthorpe', 'lipshit', 'lifshit', 'shitake', 'shiitake', 'matsushita', 'yamashita', 'kinoshita', 'morishita', 'takeshita', 'miyashita',
  'kushitic', 'snigger', '^bitche$', 'pornchai', 'porntip', 'siriporn', 'supaporn', 'somporn', 'wanporn', 'chujiro', 'chujo',
  'therapist', 'penistone', 'penisola', 'fickenscher', 'salopette', 'puttanesca', 'cazzola', 'cazzolla', 'scazzott', 'stronzio', 'minchiate',
  '[aeikor]shita(?!ss)', 'sushita', '[aiou]shitobi', '(?:yo|to)shit(?:o|su)', 'ashitey', '^shittu$', '^shittim$', '^shitrit$', '^shitole$', '^shit(?:ov|ikov)a?$',
  // To smash it, push it, crush it: names have no blanks.
  '(?:sma|cru|pu|ru|da|wa|fini|di|ca|flu|bru|spla|fla|briti|iri|swedi)shit(?!head|s$|ty|e)',
  'mariconda', 'dildora', 'cuntapay', 'cazzoli(?!n)', '^kurwick[ai]$', 'dickens', 'dickenson', 'dickerson', 'dickinson', 'dickson', 'cumming', 'kikelomo', 'titsworth', 'vandyke', 'vandyck',
  'goedicke', 'gaedicke', 'liebich', 'assmus', 'assomption',
  // What a first and a last name come to as one: Ed Dickens, Leif Ackermann, Melissa Lopez.
  'ddickinson', 'ddickson', 'ddickens', 'fackermann', 'salopez', '(?:[iy]s?|el|anes|there|ro)salopes',
]; // oxfmt-ignore
