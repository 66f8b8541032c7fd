/** What is liked of somebody who has died, and was theirs to make or to share: no story may serve it or plan it again. */

const RESTS =
  '(?:,\\s*|\\s*\\(|\\s+)(?:(?:que|q) (?:(?:mi )?(?:en paz descansen?|descansen? en paz|en gloria est[eé]n?|dios (?:l[oa]s? )?teng[A-Za-zÀ-ỹ]+ en su (?:santa )?gloria)|ya (?:muri[oó]|falleci[oó]))|en paz descansen?|q\\.?\\s?e\\.?\\s?p\\.?\\s?d\\.?)(?![A-Za-zÀ-ỹ])\\)?'
const ITEM = new RegExp(`(?:^|,\\s*(?:[ye]\\s+)?|\\s+[ye]\\s+)((?:(?!\\s+[ye]\\s)[^,])*?)${RESTS}`, 'giu')
/** 'el mole de mi abuela', 'el café con su hermano'; their songs and their watch last. */
const MADE_OR_SHARED =
  /(?<![A-Za-zÀ-ỹ])(?:con (?:[mts][iu]s?|nuestr[oa]|el|la|don|doña|\p{Lu})|(?:guis|cocin|comid|plat|postre|dulces?(?! voz)|sop|cald|arro|pan(?:es|cit)?(?![A-Za-zÀ-ỹ])|pastel|tort(?!ug)|torrij|tamal|mole(?![A-Za-zÀ-ỹ])|pozol|empanad|aren?p|croquet|tortill|paella|potaj|cocid|lentej|frijol|albóndig|buñuel|galleta|flan|natill|rosquill|ñoqui|milanes|tuco|asad|locro|humit|ceviche|sancoch|ajiac|cazuel|salsa|chile|mermelad|conserv|caf[eé]|chocolate|ensalad|churrasc|bizcoch|pestiñ|gazpach|atol|hallac|puchero|migas|fab|lomo|causa|charl|pl[aá]tic|abrazo|visit|paseo|consej|chistes)[A-Za-zÀ-ỹ]*)/u

/** 'los canarios y las torrijas de mi suegra, que en paz descanse' → 'los canarios' */
export const withoutOfTheDead = (liked: string): string =>
  liked
    .replace(ITEM, (all, item: string) => (MADE_OR_SHARED.test(item) ? '' : all))
    .replace(/^[\s,]*(?:[ye]\s+)?/u, (lead) => (lead.trim() === '' || liked.startsWith(lead) ? lead : ''))
    .trim()
