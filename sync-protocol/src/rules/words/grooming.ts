import { holdsContact } from './contact.ts';
import { plainLetters } from './look-alikes.ts';
import { isSwollen } from './swollen.ts';

// Lines by which a minor is groomed: to keep something from their parents, whether they are alone at home, to meet past
// the gym, which school they go to, when and where they train. Teammates ask much of it too, so these lines count only
// between a minor and somebody whom no team's code brought to them. In plain letters, words with single blanks between
// them, apostrophes left out; "?" is kept. Each pattern begins with a word and repeats nothing without an end: it takes
// as many steps as a text is long.

/** Where a question ends. */
const END = '(?: \\?|$)';
/** A secret is kept from parents; one of a serve is every team's. */
const WEAPON = '(?! (?:weapon|serve|sauce|recipe|ingredient|move|play|plan|sign|tactic|power|talent))';
/** How often somebody works on something is asked by everybody who trains. */
const DRILL =
  '(?! (?:(?:your|ur|my|the|an?|for|more|most|with)\\b|serv|jump|hit|pass|set|block|dig|spik|plyo|strength|core|legs))';

const PARENTS = {
  en: '(?:parents?|mom|mum|mommy|dad|daddy|mother|father|family|folks)',
  de: '(?:eltern|mama|papa|mutter|vater|familie)',
  es: '(?:padres|papas|mama|papa|madre|padre|viejos|familia)',
  fr: '(?:parents|mere|pere|maman|papa|famille)',
};

const SECRECY = [
  `(?:dont|do not|never|dnt) (?:ever )?(?:tell|show) (?:(?:it|this|that|about) )?(?:to )?(?:ur|your|yr|the) ${PARENTS.en}`,
  `(?:ur|your|yr) ${PARENTS.en} (?:dont|doesnt|do not|does not|must not|mustnt|should not|shouldnt|cant|cannot|wont) (?:(?:need|have|ever) )?(?:to )?(?:know|find out|see this)`,
  '(?:dont|do not|never) tell (?:any ?(?:one|body)|any1) about (?:us|this|me)',
  `(?:its|it is|this is|thats|stays?|keep (?:it|this)) our (?:own )?secret${WEAPON}|our (?:little|lil) secret${WEAPON}|^our secret$`,
  'keep (?:it|this) (?:(?:just|only) )?(?:between us|between you and me|from your parents)|just between (?:us|you and me)',
  'delete (?:this|these|our|the) (?:chats?|messages?|texts?|convo)',
  `(?:sag|erzahl|zeig|verrat)(?:e|s|st)? (?:(?:es|das|davon|bitte|bloss|ja) ){0,3}(?:nicht|nichts|nix) (?:davon )?(?:deine[nrm]?|die|den|der) ${PARENTS.de}`,
  `(?:sag|erzahl|zeig|verrat)(?:e|s|st)? (?:(?:es|das|davon|bitte|bloss) ){0,3}deine[nrm]? ${PARENTS.de} (?:(?:bitte|bloss|ja|davon|das) ){0,2}(?:nicht|nichts|nix)`,
  `deine? ${PARENTS.de} (?:mussen|muss|durfen|darf|sollen|soll|brauchen|braucht) (?:(?:das|es|davon) ){0,2}(?:nicht|nichts|nix) (?:davon )?(?:zu )?(?:wissen|erfahren|mitbekommen)`,
  '(?:das|es) (?:ist|bleibt) unser geheimnis|unser kleines geheimnis|bleibt (?:das )?(?:unter|zwischen) uns',
  `no (?:se )?(?:(?:lo|la|le|les) )?(?:digas|cuentes|ensenes|muestres)(?:elo)? (?:(?:nada|esto|eso) ){0,2}a (?:tus|tu) ${PARENTS.es}`,
  `que no se enteren? (?:tus|tu) ${PARENTS.es}|tus padres no (?:tienen que|deben|pueden|necesitan) (?:saber|enterarse)`,
  'nuestro (?:pequeno|secretito)(?: secreto)?|(?:esto es|sera|sea) nuestro secreto|(?:queda|quede|quedara) entre (?:tu y yo|nosotros)',
  `(?:dis|parle|montre|raconte) (?:(?:le|lui|en) )?(?:pas|rien|jamais) (?:(?:ca|cela|rien|de ca) )?a (?:tes|ta|ton) ${PARENTS.fr}`,
  'tes parents (?:ne )?doivent (?:pas|rien) (?:le )?(?:savoir|apprendre)|notre petit secret|(?:cest|ca sera|ca reste) notre secret|reste entre nous',
  'non (?:dire|dirlo|raccontare|raccontarlo|parlarne|mostrare|mostrarlo) (?:(?:niente|nulla|questo) )?(?:ai tuoi|alla tua|a tua|a tuo|al tuo|a mamma|a papa)',
  'i tuoi (?:genitori )?non (?:lo )?(?:devono|possono) (?:saper|scoprir|veder)[a-z]*|nostro piccolo segreto|(?:questo e|sara|resta) il nostro segreto|(?:resta|rimane|resti) tra (?:noi|me e te)',
  'nao (?:cont|fal|dig|mostr)(?:a|e|as|es) (?:(?:nada|isso|isto) )?(?:para|pra|pros?|aos?|com|a) (?:(?:os|a|teus|seus|tua|sua|teu|seu) ){0,2}(?:pais|mae|pai|familia)',
  '(?:teus|seus) pais nao (?:podem|precisam|devem) (?:de )?saber|nosso (?:pequeno segredo|segredinho)|(?:isto e|isso e|sera|vai ser) (?:o )?nosso segredo|fica (?:so )?entre (?:nos|a gente)',
  'nie (?:mow|powiedz|pokazuj|opowiadaj) (?:(?:o tym|tego|nic) )?(?:(?:twoim|swoim|swojej|twojej) )?(?:rodzicom|mamie|tacie|starym)',
  'rodzice nie (?:musza|moga|powinni) (?:(?:o tym|sie|tego) )?(?:wiedziec|dowiedziec)|nasza mala tajemnica|nasz maly sekret|to (?:(?:bedzie|jest) )?(?:nasza tajemnica|nasz sekret)|(?:zostaje|zostanie|niech zostanie) miedzy nami',
  '(?:ailene|ailenize|annene|babana|annenlere) (?:(?:sakin|bunu|bir sey|hicbir sey) ){0,2}(?:soyleme|anlatma|gosterme|bahsetme)|(?:ailen|annen|baban) (?:bilmesin|duymasin|gormesin)|aramizda kalsin|bizim (?:kucuk )?sirrimiz',
];

const HOME_ALONE = [
  `(?:are|r) (?:you|u|ya) (?:(?:at|all) )?(?:home (?:all )?alone|alone (?:at home|tonight|rn|right now|in (?:your|ur) room))|(?:you|u) home alone`,
  `(?:are|is|r) (?:ur|your) ${PARENTS.en} (?:at )?(?:home|away|gone|asleep|sleeping|work)`,
  `bist du (?:(?:grad|gerade|jetzt|heute|noch|ganz|abends) ){0,2}(?:alleine? (?:zuhause|zu hause|daheim|im zimmer)|(?:zuhause|zu hause|daheim) alleine?)`,
  `(?:sind|ist) deine? ${PARENTS.de} (?:(?:grad|gerade|jetzt|heute|noch|abends) ){0,2}(?:zuhause|zu hause|daheim|weg)`,
  'estas (?:sol[oa]|solit[oa]) en (?:tu )?casa|estas en (?:tu )?casa sol[oa]|estan? (?:tus padres|tu madre|tu padre|tu mama|tu papa) en casa|tus padres (?:no )?estan en casa',
  '(?:tes|t es|tu es|es tu) (?:toute? )?seule? (?:chez toi|a la maison|dans ta chambre)|tes parents sont (?:a la maison|chez toi|pas la|sortis|partis)',
  'sei (?:da )?sol[oa] (?:a|in) casa|sei a casa (?:da )?sol[oa]|i tuoi (?:genitori )?(?:non )?sono (?:a|in) casa',
  '(?:estas|esta|tas|ta) sozinh[oa] (?:em|no|na) (?:casa|quarto)|(?:teus|seus) pais (?:estao|tao) em casa',
  '(?:jestes|bedziesz) (?:(?:teraz|dzis|dzisiaj) )?sama? w domu|jestes w domu sama?|twoi rodzice sa w domu',
  'evde (?:tek ?basina|tek|yalniz) ?mi[a-z]*|(?:ailen|annen|baban) evde mi[a-z]*',
];

const MEETING = [
  '(?:meet|meeting|see (?:you|u)|hang out) (?:(?:you|u|up|with (?:me|you)|me) ){0,2}(?:irl|in real life|in person|in private|alone|just (?:us|the two of us))',
  `(?:wanna|want to|can we|could we|shall we|can i|lets|let us) meet(?: up)?(?: (?:you|u|me))?${END}`,
  'come (?:over )?(?:to|at) my (?:place|house|home|room|flat|apartment|car)|sneak out',
  `(?<!wann |wo )treffen wir uns(?: (?:mal|heute|morgen))?${END}|(?:wollen|konnen|sollen) wir uns (?:(?:mal|heute|morgen) )?treffen${END}`,
  '(?:irl|privat|heimlich|allein|alleine|in echt|im echten leben) (?:zu )?treffen|treffen (?:wir uns )?(?:irl|privat|heimlich|alleine?|in echt|im echten leben)|komm (?:(?:doch|mal) )?zu mir (?:nach hause|heim)',
  `(?:willst|magst|mochtest|kannst|wurdest) du (?:dich|mich) (?:(?:mal|gern|mit mir|heute|morgen) ){0,2}treffen`,
  `(?:quedar|quedamos|vernos|vemos|verte|conocernos|conocerte) (?:en persona|a solas|solos|irl|en la vida real)|(?:quieres quedar(?: conmigo)?|(?<!cuando |donde )quedamos)${END}|ven a mi casa`,
  `(?:se|te|nous|me) (?:voir|rencontrer) (?:en vrai|irl|en personne|seuls?|tous les deux)|(?:on peut|tu veux(?: quon)?|veux tu) (?:se|me) (?:voir|rencontrer|voie)${END}|viens chez moi`,
  `(?:vederci|vedersi|vediamoci|incontrarci|incontriamoci|vederti|incontrarti|conoscerci) (?:dal vivo|di persona|da soli|in privato|nella vita reale)|(?:vuoi|possiamo|ti va di) (?:vederci|incontrarci|incontrarmi|vedermi)${END}|vieni a casa mia`,
  `(?:encontrar|encontramos|conhecer|conhecermos|ver)(?: (?:nos|te|se))? (?:pessoalmente|ao vivo|a sos|sozinhos|na vida real)|(?:quer|queres|podemos|vamos) (?:(?:me|te|nos|se) )?encontrar(?: (?:nos|me|te|comigo)){0,2}${END}|vem (?:pra|para|a) minha casa`,
  `spotk(?:ac|amy|ajmy) sie (?:(?:ze mna) )?(?:na zywo|w realu|sam na sam|na osobnosci)|(?:chcesz|mozemy|moglibysmy) sie spotkac(?: ze mna)?${END}|(?<!kiedy |gdzie )spotkamy sie${END}|przyjdz do mnie`,
  '(?:yuz yuze|gercekte|gercek hayatta|bas basa) (?:bulus|gorus|tanis)[a-z]*|(?<!zaman |nerede )bulusalim mi|benimle bulus[a-z]*|evime gel[a-z]*',
];

const SCHOOL = [
  '(?:what|which|wat) (?:(?:high|middle) )?school (?:(?:do|d|are|r) )?(?:you|u|ya) (?:go|attend|at|in|from)|where (?:(?:do|d) )?(?:you|u|ya) go to school',
  `(?:whats|what is) (?:your|ur) school(?: called|s name| name)?${END}|(?:whats|what is) the name of (?:your|ur) school`,
  'welche[rs]? (?:schule|klasse) (?:gehst|bist|besuchst) du|wo gehst du (?:zur|in die|auf die) schule|wie heisst deine schule',
  '(?:que|cual) (?:colegio|cole|escuela|instituto|insti|secundaria|prepa) (?:vas|estudias|estas)|donde estudias|(?:como se llama|cual es) tu (?:colegio|cole|escuela|instituto|insti)',
  'quel(?:le)? (?:college|lycee|ecole) (?:tu (?:vas|es)|vas tu|es tu|tes)|(?:tu vas|tu es|tes|vas tu|es tu) (?:dans|a|en) quel(?:le)? (?:college|lycee|ecole)|(?:quel(?:le)? est|cest quoi|comment sappelle) ton (?:college|lycee|ecole)',
  '(?:che|quale) scuola (?:fai|vai|frequenti|sei)|dove vai a scuola|(?:come si chiama|qual e) la tua scuola',
  '(?:que|qual) (?:escola|colegio) (?:(?:voce|vc|tu|e que) )?(?:estudas?|vais?|andas?|frequentas?)|onde (?:(?:voce|vc|tu) )?estudas?|qual e? ?a (?:sua|tua) escola|nome da (?:sua|tua) escola',
  '(?:jakiej|ktorej) (?:szkoly|szkole) (?:chodzisz|sie uczysz|jestes)|gdzie chodzisz do szkoly|jak (?:sie )?nazywa (?:sie )?twoja szkola',
  'hangi okul(?:a gidiyorsun|da okuyorsun|dasin|da misin)|okulun (?:neresi|hangisi|adi ne)|nerede okuyorsun',
];

const TRAINING = [
  `(?:when|where|what time|(?:what|which) (?:days?|gym|hall|club)) (?:(?:do|d|are|r) (?:you|u|ya)|u) (?:(?:usually|normally|always|mostly) )?(?:train|practi[cs]e|have (?:training|practi[cs]e))(?:ing)?${DRILL}`,
  '(?:when|where|what time) is (?:your|ur) (?:training|practi[cs]e)|(?:when|what time) does (?:your|ur) (?:training|practi[cs]e) (?:start|end|finish)',
  '(?:wann|wo|um wie ?viel uhr|welche tage|welchen tagen|welcher halle) (?:trainierst du(?! (?:deine|den|die|das|mit))|hast du (?:(?:immer|morgen|heute|eigentlich) )?training|ist dein training)',
  '(?:cuando|donde|a que hora|que dias|que gimnasio) (?:entrenas(?! (?:el|la|los|las|tus?)\\b)|tienes (?:el )?entren[a-z]*|es tu entren[a-z]*)',
  '(?:quand|ou|a quelle heure|quels? jours?|quel gymnase) (?:est ce que )?(?:tu t ?entraines|t ?entraines tu|est ton entrainement)|tu t ?entraines (?:quand|ou|a quelle heure|quels? jours?)|cest quand ton entrainement',
  '(?:quando|dove|a che ora|che giorni|quale palestra) (?:ti )?alleni(?! (?:il|la|le|i|gli|lo)\\b)|ti alleni (?:quando|dove|a che ora)|(?:quando|a che ora) hai (?:l ?)?allenamento',
  '(?:quando|onde|que horas|que dias) (?:e que )?(?:(?:voce|vc|tu) )?treinas?(?! (?:o|a|os|as)\\b)|(?:quando|que horas) e (?:o )?(?:seu|teu) treino',
  '(?:kiedy|gdzie|o ktorej|jakie dni|ktorej hali) (?:(?:zawsze|zwykle|ty) )?(?:trenujesz|masz trening)',
  '(?:ne zaman|nerede|kacta|hangi (?:gun|gunler|salonda)) (?:antrenman yapiyorsun|antrenmanin var|idman yapiyorsun)|antrenmanin (?:ne zaman|kacta|nerede)',
];

const LINES = [SECRECY, HOME_ALONE, MEETING, SCHOOL, TRAINING].map(
  (lines) => new RegExp(lines.map((line) => `\\b(?:${line})(?![a-z0-9])`).join('|')),
);

/** Whether a text has a line in it by which minors are groomed, or is too long to be read for one. */
export function holdsGrooming(text: string): boolean {
  if (isSwollen(text)) return true;
  const said = plainLetters(text)
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/\?+/g, ' ? ')
    .replaceAll(/[^a-z0-9?]+/g, ' ')
    .trim();
  return LINES.some((lines) => lines.test(said));
}

/**
 * Whether a text waits for the operator where a minor writes or reads it.
 * @param areTeammates whether it is between two whom a team's code brought together
 */
export function isUnsafeForMinors(text: string, areTeammates = false): boolean {
  return holdsContact(text) || (!areTeammates && holdsGrooming(text));
}
