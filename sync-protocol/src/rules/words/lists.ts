/** What one language's words are found by; all in plain small letters (rules/words/look-alikes). */
interface WordList {
  /** Nobody should have to read these, wherever in a word they stand. */
  within: readonly string[];
  /** The same, but only as a word of their own: inside others they are harmless. */
  alone: readonly string[];
  /** May well be meant kindly: somebody looks at them first. */
  doubtful: readonly string[];
}

const english: WordList = {
  within: [
    'fuck', 'fvck', 'phuck', 'shit', 'bitch', 'biatch', 'cunt', 'nigger', 'nigga', 'faggot', 'whore', 'asshole', 'arsehole',
    'dickhead', 'cocksuck', 'blowjob', 'handjob', 'cumshot', 'cumslut', 'dildo', 'porno', 'pornhub', 'childporn', 'kidporn', 'hentai', 'wetback', 'tranny',
    'retarded', 'pedophil', 'paedophil', 'pedofil', 'molester', 'jailbait', 'lolicon', 'onlyfans', 'sendnude', 'sendmenude',
    'hitler', 'siegheil', 'whitepower', 'gaschamber', 'killyourself', 'killurself', 'killurslf', 'killyaself',
    'hangyourself', 'hangurself', 'gokillyou', 'slityourwrist', 'gangbang', 'bukkake', 'creampie', 'deepthroat',
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
  ],
}; // prettier-ignore

const german: WordList = {
  within: [
    'arschloch', 'arschfick', 'arschgeig', 'hurensohn', 'hurensoehn', 'huansohn', 'hurntochter', 'wichser', 'wixxer',
    'fotze', 'schlampe', 'schwuchtel', 'missgeburt', 'hackfresse', 'drecksau', 'scheisse', 'verfickt', 'gefickt',
    'fickdich', 'ficken', 'kinderfick', 'mutterfick', 'judensau', 'kanacke', 'bringdichum', 'toetedich', 'schwanzlutsch',
    'tittenfick', 'vergewaltig',
  ],
  alone: [
    'fick', 'fickt', 'nutte', 'nutten', 'kanake', 'kanaken', 'spast', 'spasti', 'wixer', 'titten', 'arsch', 'hure', 'huren',
    'scheiss', 'pimmel', 'vergast',
  ],
  doubtful: [
    'nackt', 'geil', 'mongo', 'neger', 'muschi', 'sexuell', 'selbstmord', 'suizid', 'umbringen', 'ritzen', 'schwuler', 'behindert', 'behinderter',
    'penner', 'idiot', 'kokain',
  ],
}; // prettier-ignore

const spanish: WordList = {
  within: [
    'hijodeput', 'hijadeput', 'hijaput', 'hijoput', 'hijueput', 'gilipolla', 'jilipolla', 'comemierda', 'mierda',
    'pendejo', 'pendeja', 'maricon', 'chupapolla', 'chupamela', 'conchatumadre', 'conchadetumadre', 'conchesumadre',
    'putamadre', 'putoamo', 'carapolla', 'violador', 'cabron', 'cojones', 'follarte', 'follame', 'malparid', 'gonorrea',
    'mamaguevo', 'mamahuevo', 'suicidate',
  ],
  alone: [
    'puta', 'putas', 'puto', 'putos', 'putita', 'follar', 'matate', 'pajillero', 'sudaca', 'sudacas',
    'culero',
  ],
  doubtful: [
    'culo', 'polla', 'verga', 'marica', 'zorra', 'tetas', 'desnuda', 'desnudo', 'suicidio', 'sexo', 'idiota', 'imbecil', 'subnormal',
    'retrasado', 'cocaina', 'matar',
  ],
}; // prettier-ignore

const french: WordList = {
  within: [
    'putain', 'connard', 'connasse', 'encule', 'enfoire', 'filsdepute', 'filledepute', 'niquetamere', 'niquetarace',
    'niquetoi', 'tarlouze', 'bougnoul', 'trouduc', 'branleur', 'branlette', 'suicidetoi', 'vatefairefoutre',
    'salope', 'salaud', 'tasdemerde', 'sacamerde', 'vatefairemettre',
  ],
  alone: [
    'pute', 'putes', 'niquer', 'merde', 'foutre', 'chier', 'gouine', 'youpin', 'violeur', 'bicot', 'couilles',
    'pouffiasse', 'pouffe',
  ],
  doubtful: [
    'negre', 'pede', 'pedes', 'tapette', 'batard', 'sexe', 'suicide', 'tuer', 'mongolien', 'chatte',
    'debile', 'cocaine',
  ],
}; // prettier-ignore

const italian: WordList = {
  within: [
    'cazzo', 'cazzone', 'vaffancul', 'fanculo', 'stronzo', 'stronza', 'stronzi', 'puttana', 'puttane', 'minchia', 'coglion',
    'ricchione', 'porcodio', 'porcoddio', 'dioporco', 'diocane', 'porcamadonna', 'mignotta', 'pompino', 'sucamelo',
    'succhiamelo', 'testadiminchia', 'rottoinculo', 'suicidati',
  ],
  alone: [
    'frocio', 'froci', 'merda', 'merde', 'ammazzati', 'zoccola', 'troietta', 'bocchinara', 'negraccio', 'culattone',
    'stupratore', 'bagascia',
  ],
  doubtful: [
    'culo', 'troia', 'figa', 'fica', 'bastardo', 'bastarda', 'terrone', 'terroni', 'handicappato', 'ritardato', 'nuda',
    'nudo', 'sesso', 'suicidio', 'tette', 'scemo', 'cretino',
  ],
}; // prettier-ignore

const portuguese: WordList = {
  within: [
    'caralho', 'fodase', 'fodasse', 'vaisefod', 'vaisefud', 'vaitefod', 'tefoder', 'filhodaput', 'filhadaput', 'fdpputa',
    'arrombado', 'cuzao', 'xoxota', 'punheta', 'punheteiro', 'buceta', 'paneleiro', 'estuprador', 'vaitomarnocu',
    'tomarnocu', 'putaquepariu', 'cabrao', 
  ],
  alone: [
    'foder', 'fuder', 'foda', 'porra', 'viado', 'viadinho', 'boceta', 'puta', 'putas', 'putinha', 'fdp', 'merda',
    'rabeta', 'sematar', 'retardado',
  ],
  doubtful: [
    'cona', 'macaca', 'vadia', 'cacete', 'veado', 'bunda', 'bicha', 'peitos', 'sexo', 'suicidio', 'matar', 'bosta', 'otario',
  ],
}; // prettier-ignore

const polish: WordList = {
  within: [
    'kurwa', 'kurwy', 'kurwi', 'skurwysyn', 'skurwiel', 'chuj', 'pierdol', 'pierdal', 'jebac', 'jebany', 'jebana', 'zajebi',
    'wyjeba', 'pojeb', 'odjeb', 'rozjeb', 'pizda', 'pizdy', 'dziwka', 'dziwki', 'spierdalaj', 'sukinsyn', 'zabijsie',
    'kutasiarz', 'cwel', 'pedofil', 'gwalciciel', 'ruchajsie', 'zjeb',
  ],
  alone: [
    'huj', 'cipka', 'ciota', 'cioty', 'kutas', 'fiut', 'gowno', 'ruchac', 'jebie', 
    'szmaciura',
  ],
  doubtful: [
    'cipa', 'dupa', 'dupek', 'szmata', 'suka', 'debil', 'idiota', 'kretyn', 'seks', 'samobojstwo', 'zabic', 'cycki',
    'ciapaty',
  ],
}; // prettier-ignore

const turkish: WordList = {
  within: [
    'orospu', 'orosbu', 'siktir', 'sikeyim', 'sikerim', 'sikiyim', 'amcik', 'aminakoy', 'aminako', 'ananisik',
    'ananinam', 'yarrak', 'yarragi', 'gotveren', 'pezevenk', 'serefsiz', 'kendiniold', 'kendinias', 'tecavuzcu', 'kaltak',
  ],
  alone: [
    'amk', 'ibne', 'ibneler', 'kahpe', 'gavat', 'yarak', 'sik', 'sikis', 'surtuk', 'sikik', 'dalyarak', 
    'pust',
  ],
  doubtful: [
    'geber', 'ciplak', 'seks', 'intihar', 'oldur', 'gerizekali', 'aptal', 'salak', 'memeler', 'fahise', 'essek', 'kokain',
  ],
}; // prettier-ignore

const lists = [english, german, spanish, french, italian, portuguese, polish, turkish];
export const WITHIN = lists.flatMap(({ within }) => within);
export const ALONE = new Set(lists.flatMap(({ alone }) => alone));
export const DOUBTFUL = new Set(lists.flatMap(({ doubtful }) => doubtful));

/** Rude only with their marks: without them they are a cone, a picture, a part of a bicycle. */
export const MARKED = new Set(['coño', 'coños', 'piç', 'piçler', 'pedał', 'pedały', 'cipę', 'göt', 'götü']);

/** Names, places and words of decent people that have one of the others in them. */
export const HARMLESS = [
  'scunthorpe', 'lipshit', 'lifshit', 'shitake', 'shiitake', 'matsushita', 'yamashita', 'kinoshita', 'morishita', 'takeshita', 'miyashita',
  'kushitic', 'snigger', 'bitche', 'pornchai', 'porntip', 'siriporn', 'supaporn', 'somporn', 'wanporn', 'chujiro', 'chujo',
  'therapist', 'penistone', 'penisola', 'fickenscher', 'salopette', 'puttanesca', 'cazzola', 'cazzolla', 'scazzott', 'stronzio', 'minchiate',
  'dickens', 'dickenson', 'dickerson', 'dickinson', 'dickson', 'cumming', 'kikelomo', 'titsworth', 'vandyke', 'vandyck',
]; // prettier-ignore
