import { bare } from '../grammar/text.ts'

/** The kinds of extra trait that turns of the plot know how to use. */
export type TraitClass =
  | 'sound'
  | 'loses'
  | 'late'
  | 'mark'
  | 'clothes'
  | 'fear'
  | 'food'
  | 'collects'
  | 'cannot'
  | 'sleepy'
  | 'cries'
  | 'talks'
  | 'stubborn'
  | 'other'

const CLASSES: readonly (readonly [RegExp, TraitClass])[] = [
  // 'se come las uñas', 'huele a café': not about cooking
  [/(?:come|muerde) las unas|\bhuele/, 'other'],
  [/miedo|panico|asust|fobia|terror/, 'fear'],
  [/\bno (?:sabe|puede|le|les|aguanta|soporta)|incapaz|nunca ha/, 'cannot'],
  [
    /lunar|pecas?\b|diente|paletas|muela|\bcalv|pelon|tuert|cachet|pelirroj|\brizo|\bojo|hoyuelo|\balt[oa]s?\b|bajit|oreja|nariz|cicatriz|mechon|canas|pelo\b|pelos\b|cabello|barba|bigot|pestan|zurd|sonris|mirada|cejas|tatuaje|mancha|cola\b|bigotes/,
    'mark',
  ],
  [
    /habla con(?! las? (?:mano|boca)| l[ao]s ojos| acento)|platica con|saluda|conversa|charla|cuenta chistes|voces/,
    'talks',
  ],
  [
    /ronca|canta|risuen|silb|tarare|\brisa|\brie|\breis|carcajad|grita|hipo|estornud|tamborile|ladra|maull|ronrone|voz/,
    'sound',
  ],
  [/pierd|perder|despist|distrai|tropiez|rompe|torpe|confund|choca|desordena/, 'loses'],
  [/tarde|lent[oa]|sin prisa|impuntual/, 'late'],
  [
    /calcet|sombrer|lentes|gafas|zapat|gorr|vestid|camis|mono\b|collar|bufanda|usa |lleva |viste|pijama|delantal|aretes|corbata/,
    'clothes',
  ],
  [/colecciona|guarda|junta|libreta|bolsill|tapas|piedras|monedas/, 'collects'],
  [
    /\bcome|comida|tupper|dulce|chocolat|hambre|antoj|migas|galleta|pan\b|(?<!(?:pies|manos|nariz) )helado|cafe|postre|chicle/,
    'food',
  ],
  [/duerm|dormil|\bsuen|siesta|bostez|sonambul|flojo|floja/, 'sleepy'],
  [/llor|sensible|emocion|lagrim/, 'cries'],
  [/terc|grun|mandon|tim|callad|orgullos|enoj|caracter|necio|necia|cabezota|testarud/, 'stubborn'],
]

/** What happens only now and then ('cuando se ríe', 'al estornudar') cannot be used by a plot that needs the trait at a given moment. */
const NOW_AND_THEN =
  /(?<!\p{L})(?:cuando|si|al \p{L}+[aei]r|cada vez que|siempre que|con los? (?:nervios|calor|frio))(?!\p{L})/u

export function traitClassOf(text: string): TraitClass {
  const key = bare(text)
  if (NOW_AND_THEN.test(key) || /sin (?:hacer )?ruido|en silencio/.test(key)) return 'other'
  return (
    CLASSES.map(([test, name]) => ({ name, at: key.search(test) }))
      .filter((found) => found.at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.name ?? 'other'
  )
}
