/** What is asked of the shop, or ordered from it, in a sentence of its own wherever it stands: nobody is told of in it. */

/** '¿Sí llega a Querétaro?', 'esto llega impreso?' */
const QUESTION =
  /^[^?]*(?<![A-Za-zÀ-ỹ])(?:lleg|puede|podr|cab(?:e|en)(?![A-Za-zÀ-ỹ])|imprim|env[ií]|mand(?:an|en|ar)|cuesta|incluy|entreg|demora|tarda|alcanza|pon(?:e[nr]|go)|salg|es mucho|est[aá] bien|les parece|hay|factura|a qu[eé] (?:correo|mail|n[uú]mero|tel[eé]fono))[^?]*\?[\s!?.)]*$/iu
/** '¿te acuerdas?', '¿viste?': asked of whom it is told to, or said by somebody in it. */
const TOLD =
  /[“”"«»:]|(?<![A-Za-zÀ-ỹ])(?:acuerd[ao]s?|acord[aá]s|recuerd[ao]s|viste|verdad|sab[eé]s|cach[aá]s|cachai|ves|dijo|dec[ií]a|dice|dec[ií]r|pregunt(?:[óéo]|aba[ns]?|a(?= (?:si|qu[eé]|por)))|grit[A-Za-zÀ-ỹ]+|contest[A-Za-zÀ-ỹ]+|cu[aá]nto|qui[eé]n (?:no|m[aá]s))(?![A-Za-zÀ-ỹ])/iu
/** 'cuánto se demora', which nobody asks in a memory. */
const COSTS = /(?<![A-Za-zÀ-ỹ])cu[aá]nto (?:se |me |nos )?(?:demora|tarda|cuesta|vale|cobran)(?![A-Za-zÀ-ỹ])/iu
/** 'díganlo bonito', 'mándenlo a mi casa', 'avísenme' */
const ORDER =
  /(?<![A-Za-zÀ-ỹ])(?:d[ií]g|p[oó]ng|m[aá]nd|env[ií]|av[ií]s|ll[aá]m|escr[ií]b|h[aá]g|entr[eé]g|d[eé]j|c[aá]mbi|qu[ií]t|b[oó]rr|resp[oó]nd|conf[ií]rm|red[aá]ct|imprim|imp[rí]m|cu[eé]nt|trad[uú]zc)[ae]n(?:me|nos|l[oae]s?|sel[oa]s?)(?![A-Za-zÀ-ỹ])/iu
/** 'gritaba déjenme', 'nos pedía que la dejen': what somebody of the memory said. */
const SAYING =
  /(?<![A-Za-zÀ-ỹ])(?:dij(?:o|e|eron|imos)|dec[ií]a[ns]?|dice[ns]?|diciendo|grit(?:[oó]|a|an|aba[ns]?|aron|ando)|pid(?:i[oó]|e|en|ieron|iendo)|ped[ií]a[ns]?|rog[oó]|rogaba|suplic(?:[oó]|aba)|orden(?:[oó]|aba)|repet[ií]a[ns]?|repite|contest[oó]|exclam[oó]|chill(?:[oó]|aba))(?![A-Za-zÀ-ỹ])/iu
const SPOKEN = /[“"«][^“”"«»]*[”"»]/gu

const isMessage = (sentence: string) => {
  // 'llega tarde (¿a poco no?)': it is the aside that asks
  const said = sentence.replace(SPOKEN, '“”').replace(/\([^()]*\)/gu, '')
  return (QUESTION.test(said) && (!TOLD.test(said) || COSTS.test(said))) || (ORDER.test(said) && !SAYING.test(said))
}

/** 'saludó a las vacas, cuánto se demora el envío?? y en casa lo contó': asked within a sentence that tells. */
const ASKED_WITHIN = /[,;]\s*([^,;.?!()]*\?+)\s*/gu

/** The answer without them; the same string where there are none. */
export function withoutMessages(text: string): string {
  const told = text
    .replace(ASKED_WITHIN, (asked, question: string) => (isMessage(question) ? ', ' : asked))
    .replace(/,\s*$/u, '')
  const open = told.replace(/\s*\(([^()]*)\)/gu, (aside, within: string) =>
    sentencesIn(within).some(isMessage) ? '' : aside,
  )
  const sentences = sentencesIn(open)
  if (open === text && !sentences.some(isMessage)) return text
  return sentences
    .filter((sentence, i) => !isMessage(sentence) && !(REASON.test(sentence) && isMessage(sentences[i - 1] ?? '')))
    .join('')
    .trim()
}

/** 'es que el baby shower es ese día': why it was asked. */
const REASON = /^\s*(?:es que|porque|ya que|pues|lo que pasa)(?![A-Za-zÀ-ỹ])/iu

const sentencesIn = (text: string) => text.match(/[^.!?;\n…]+[.!?;\n…)]*\s*/gu) ?? []
