/** What whoever calls them so is to them, where the role alone does not tell it. */
export const INLAWS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^(?:mi |la |el )?suegr(?:it)?[oa](?![A-Za-zÀ-ỹ])/u, ['nuera', 'yerno']],
  [/^(?:mi |la |el )?(?:yerno|nuera)(?![A-Za-zÀ-ỹ])/u, ['suegra', 'suegro']],
  [/^(?:mi |la |el )?cunad(?:it)?[oa](?![A-Za-zÀ-ỹ])/u, ['cuñada', 'cuñado']],
  [/^(?:mi |la |el )?consuegr[oa](?![A-Za-zÀ-ỹ])/u, ['consuegra', 'consuegro']],
]

/** What whoever calls them so is to them, a generation further. */
export const FURTHER: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/(?<![A-Za-zÀ-ỹ])bisniet/u, ['bisabuela', 'bisabuelo']],
  [/(?<![A-Za-zÀ-ỹ])bisabuel/u, ['bisnieta', 'bisnieto']],
  [/(?<![A-Za-zÀ-ỹ])ti[oa][ -]abuel/u, ['sobrina nieta', 'sobrino nieto']],
  [/(?<![A-Za-zÀ-ỹ])sobrin[oa][ -]niet/u, ['tía abuela', 'tío abuelo']],
]
