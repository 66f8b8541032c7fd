/** Answers that hurt whom they are about, or doubt them. */

const HURTS =
  /(?<!\p{L})(?:no (?:me|nos) cae (?:muy |tan )?bien|(?:me|nos) cae (?:muy |re )?mal|no (?:l[aeo]s? )?(?:soporto|aguanto|trago|quiero mucho)|l[aeo]s? odio|nos odiamos|nos llevamos (?:muy |re |tan )?mal|no nos llevamos (?:muy |tan )?bien|me (?:desespera|cae gord[oa]|tiene hart[oa]|choca)|insoportable|inaguantable|es (?:un|una|bien|muy|medio) (?:idiota|tont[oa]|est[uú]pid[oa]|in[uú]til|flojo|floja|grosera?|pesad[oa]|mandon[ao]|metiche|feo|fea|amargad[oa]|ego[ií]sta|mentiros[oa])|no (?:le )?admiro nada|no hay nada que (?:le )?admir\p{L}+|nada bueno|me obligaron|por compromiso)(?!\p{L})(?! (?:adorable|encantadora?|con corazón))/iu

export const hurts = (text: string): boolean => HURTS.test(text)

/** 'no me cae bien, pero hace unos tamales increíbles' → 'hace unos tamales increíbles'; empty where nothing kind is left. */
export function withoutHurt(text: string): string {
  if (!hurts(text)) return text
  return text
    .split(/\s*[,;.]\s*(?:(?:y|pero|aunque|eso sí|igual)(?:,)? )*|\s+(?:pero|aunque)\s+/iu)
    .filter(
      (clause) =>
        clause && !hurts(clause) && !/^(?:la verdad|la neta|honestamente|sinceramente)$/iu.test(clause.trim()),
    )
    .join(', ')
}
