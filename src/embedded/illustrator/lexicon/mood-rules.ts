import type { Expression } from '../scene/expressions.ts'
import type { Rule } from './rules.ts'

/** What words say of somebody's face. Texts are lower case and without accents. */
export const MOOD_RULES: readonly Rule<Expression>[] = [
  [
    'brave',
    /\b(?:sin (?:\w+ )?miedo|valient\w+|valentia|con valor|decidid[oa]s?|con firmeza|jur(?:a|an|ar|aba)|(?:se )?enfrent\w+|desafi\w+|no se rind\w+|plant\w+ cara)\b/,
    0.9,
  ],
  [
    'sly',
    /\b(?:aguant\w+ la risa|tapa\w* la boca|para no reir\w*|contien\w+ la risa|a escondidas|travies[oa]s?|travesuras?|picar[oa]s?|guiñ\w+|complices?|de puntillas|se esconde\w*|disimul\w+)\b/,
    0.88,
  ],
  [
    'moved',
    /\b(?:(?:lagrimas|llor\w+) de (?:alegria|felicidad|emocion)|emocion(?:ad[oa]s?|a|an|o|aron)\b|conmov\w+|ojos (?:brillantes|humedos|aguados|llorosos)|nudo en la garganta|sin decir nada)\b/,
    0.88,
  ],
  [
    'fear',
    /\b(?:asust\w+|(?<!\b(?:perd|quit|venc|super)\w* (?:el|su|sus|al) )miedos?|tiembl\w+|tembl(?:o|aba|aban|ando|ar|aron)|temeros[oa]s?|sust(?:o|os)|espantad[oa]s?|aterrad[oa]s?|nervios[oa]s?)\b/,
    0.84,
  ],
  [
    'cross',
    /\b(?:enfad\w+|enoj\w+|furios[oa]s?|gruñ\w+|ceño|refunfuñ\w+|rabi(?:a|osa|oso)|indignad[oa]s?|protest(?:a|an|aba|o)|regañ\w+|de mal humor|malhumorad[oa]s?)\b/,
    0.84,
  ],
  [
    'sad',
    /\b(?:trist\w+|llor(?:a|aba|aban|an|ando|ar|o|aron)\b(?! de)|solloz\w+|desconsolad\w+|decepcionad[oa]s?|apenad[oa]s?|desanimad[oa]s?|cabizbaj[oa]s?|con pena|echa\w* de menos)\b/,
    0.84,
  ],
  [
    'shy',
    /\b(?:verguenza|avergonzad[oa]s?|sonroj\w+|timid\w+|ruboriz\w+|rubor|colorad[oa]s?|roj[oa] como un tomate)\b/,
    0.86,
  ],
  [
    'doubt',
    /\b(?:dud(?:a|an|aba|ando|osa|oso|o)|confus[oa]s?|confundid[oa]s?|no (?:lo )?entiend\w+|se encog\w+ de hombros|trata\w* de explicar|(?:se )?rasc\w+ la cabeza|perplej[oa]s?|extrañad[oa]s?|desconfi\w+|pensativ[oa]s?|al reves)\b/,
    0.82,
  ],
  [
    'wonder',
    /\b(?:asombr\w+|sorprend\w+|sorpres\w+|boquiabiert[oa]s?|la boca abierta|ojos (?:muy |bien |como platos )?abiertos|maravillad[oa]s?|no (?:lo )?puede creer|descubr(?:e|en|io|ia|imos))\b/,
    0.82,
  ],
  [
    'proud',
    /\b(?:orgull\w+|medallas?|triunf\w+|presum\w+|victorios[oa]s?|satisfech[oa]s?|la cabeza (?:bien |muy )?alta)\b/,
    0.82,
  ],
  [
    'yawn',
    /\b(?:bostez\w+|con sueño|muert[oa]s? de sueño|cansad[oa]s?|agotad[oa]s?|somnolient[oa]s?|medio dormid[oa]s?)\b/,
    0.8,
  ],
  [
    'laugh',
    /\b(?:(?:se )?(?:rie|rien|reia|reian|rio|rieron|reimos)\b|riend\w+|carcajad\w+|risas?\b|entusiasm\w+|aplaud\w+|euforic[oa]s?|a gritos de alegria)/,
    0.76,
  ],
  ['blow', /\bsopl\w+/, 0.76],
  ['sing', /\b(?:cant(?:a|an|aba|aban|ando|o|aron|amos)\b|tarare\w+|silb\w+|grit(?:a|an|ando|o)\b)/, 0.74],
  [
    'tender',
    /\b(?:ternura|tiern\w+|cariñ\w+|abraz\w+|arrop\w+|acarici\w+|bes(?:a|an|o|os|ito)\b|mece\w*|arrull\w+|ojos cerrados|acurruc\w+|dulcemente|pasa\w* el brazo)\b/,
    0.72,
  ],
  [
    'intent',
    /\b(?:con (?:mucho |todo )?cuidado|con (?:mucha )?atencion|concentr\w+|escrib\w+|mid(?:e|en|io|iendo)|toma\w* notas?|apunta\w* en|dibuj(?:a|an|aba|ando)|pint(?:a|an|aba|ando)\b|se inclin\w+ sobre|cos(?:e|en|iendo)\b|tej(?:e|en|iendo)\b|lupa|arregl(?:a|an|ando)|atornill\w+|enhebr\w+)\b/,
    0.66,
  ],
  [
    'calm',
    /\b(?:sin (?:ninguna )?prisa|tranquil\w+|con (?:toda )?calma|espera(?:n|ba|ndo)?\b|descans\w+|en silencio|seren[oa]s?|escuch(?:a|an|aba|ando)|pacien\w+|respir\w+)\b/,
    0.62,
  ],
  ['happy', /\b(?:sonri\w+|sonrei\w+|content[oa]s?|feliz|felices|alegre\w*)\b/, 0.6],
]
