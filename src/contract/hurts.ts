/** Words that hurt whom they are about, doubt them, compare them, or ask something of them. */

const HURTS =
  /(?<!\p{L})(?:como (?:espos|marid|novi|pareja|jef|amig|suegr)\p{L}* no(?: tanto| mucho)?|no tengo (?:much\p{L}+|tant\p{L}+) recuerdos (?:lind|bonit|buen)\p{L}+|(?:al principio )?no (?:me|nos) quer[ií]a(?:n|s|mos)?(?= (?:mucho|nada|ni|al principio|pero|y|ahora|ja\p{L}*)(?!\p{L})|[\s!]*(?:[,.;]|$))|casi (?:no|nunca) estab[ao]s?n?(?! \p{L}+(?:ndo|d[oa]s?)(?!\p{L}))|(?:son|es|eran|era|sois) un[oa]?s? (?:miserables?|desgraciad[oa]s?|ratas?|imb[eé]cil(?:es)?|buitres?|v[ií]boras?|cabron\p{L}*)|casi (?:me|nos) mat(?:a|an|ó|aron)(?! (?:de|del) )|(?:lleva|llevan|va|van|mandan?|viene|meten?) (?:[^,.;]{0,16} )?(?:a fuerzas|a la fuerza)|(?:miedo|p[aá]nico|terror) (?:a|de) (?:l[oa]s?|el|un) \p{L}+ desde que|no (?:me|nos) cae (?:siempre |muy |tan )?bien|(?:me|nos) cae (?:muy |re )?mal|no (?:l[aeo]s? )?(?:soporto|aguanto|trago|quiero mucho)|l[aeo]s? odio|nos odiamos|nos llevamos (?:muy |re |tan )?mal|no nos (?:llevamos|llev[aá]bamos) (?:siempre |muy |tan )?bien|quer[ií]a otr[oa] para (?:el|la|su|mi) \p{L}+|me (?:desespera|cae gord[oa]|tiene hart[oa]|choca)|insoportable|inaguantable|(?:es|eres|sos|anda|est[aá]) (?:(?:un|una|bien|muy|medio) )+(?:idiota|tont[oa]|est[uú]pid[oa]|in[uú]til|floj[oa]|groser[oa]|contest[oó]n\p{L}*|pesad[oa]|mandon[ao]|metiche|feo|fea|amargad[oa]|ego[ií]sta|mentiros[oa]|borde)|(?:ya |ahora |ahorita )?(?:ni|no) (?:me|nos) (?:habla|pela|voltea a ver|visita|llama)|me deja(?:s)? en visto|no (?:le )?admiro nada|no hay nada que (?:le )?admir\p{L}+|nada bueno(?! (?:sí|uno|no|pero))|(?:era|es) fe[oa] (?:y|pero)|dijo que era fe[oa]|nadie (?:daba|dio|dab[ií]a) (?:dos|un|ni un) (?:pesos?|centavos?|mango|duro)|nunca te l[oa] voy a perdonar|(?:me|nos) (?:quieren?|quer[ií]an?|va|iba) (?:a )?matar|(?:l[aoe]|te) habr[ií]a matado|casi (?:l[aoe]|te) mato|tuvimos un (?:pleito|disgusto)|(?:una )?(?:pelea|bronca) (?:bien |muy |re )?fea|s[eé] que (?:fue|lo hizo) a prop[oó]sito|todav[ií]a no (?:l[oa]s?|te) (?:pude|pudimos|he podido|hemos podido) \p{L}+r|seg[uú]n (?:él|el|ella)(?= (?:las?|los?|el) mejor)|pur[oa] (?:celular|tele(?:visi[oó]n)?|pantallas?|tablet)|no le gusta otra cosa|me obligaron|por compromiso|(?:mi|su|tu|nuestra) (?:propia )?(?:familia|mam[aá]|pap[aá]|madre|padre|gente|herman[oa]) (?:me|le|te|nos) (?:dio|dieron) la espalda|(?:ahora |ya )?(?:hable?[ns]?|habl[aáe]s?) poco y (?:salg|sal)\p{L}+ poco(?: de (?:la |su )\p{L}+)?|aunque (?:le|te|les) d[eé]n? (?:pena|verg[uü]enza))(?!\p{L})(?! (?:adorable|encantadora?|con corazón))/iu

/** 'no como otras', 'mejor que su hermana': it hurts those who are not given the book. */
const COMPARES =
  /(?<!\p{L})(?:no (?:el|la|l[oa]s) de (?:su|mi|la|tu|l[oa]s|el) (?:otr[oa]|abuel|suegr|t[ií]|cuñad|mam|madre|herman|vecin|prim)\p{L}*|no (?:es )?como (?:el|la|l[oa]s|su|sus|tu) ?(?:otr[oa]|dem[aá]s|herman|prim|vecin|cuñad)\p{L}*|no (?:es )?como (?:otr[oa]s|dem[aá]s)|(?:sus?|tus?|l[oa]s) (?:herman|prim|compañer|otr)\p{L}+ (?:ya no|no|ni|tampoco)(?=[\s.,;]*$)|(?:la|el) [uú]nic[oa] (?:que|q) (?:vino|me (?:visit|llam|ayud|crey)\p{L}+|le ha dicho que no|no me (?:fall|abandon)\p{L}+)|(?:no )?como (?:su|tu) (?:herman|prim)[oa]|(?:mejor|m[aá]s \p{L}+) que (?:sus?|tus?|l[oa]s) (?:herman|prim|otr|dem)\p{L}+|a ningun[oa] (?:otr[oa] )?(?:muchach|niñ|chic|jove)\p{L}+ (?:de su edad)?|casi ningun[oa] \p{L}+ de su edad|(?:m[eé]dic|doctor|vecin|tender|señor|panader|chofer)\p{L}* (?:chin|mor|gitan|negr|jud[ií])[oa])(?!\p{L})/iu

/** 'perdóname por lo que hice', 'dame otra oportunidad': a letter, and no story. */
const PLEADS =
  /(?<!(?:dijo|dijiste|decía|gritó)[,:]? [“"]?)(?<!\p{L})(?:perd[oó]na(?:me|nos)|otra oportunidad|la regu[eé]|no te merezco|me arrepiento|vuelve conmigo|ya no s[eé] vivir sin)(?!\p{L})/iu

export type Hurt = 'hurts' | 'compares' | 'pleads'

/** In which way a text would hurt; null where it would not. */
export function hurtOf(text: string): Hurt | null {
  if (HURTS.test(text)) return 'hurts'
  if (COMPARES.test(text)) return 'compares'
  return PLEADS.test(text) ? 'pleads' : null
}
