import { isPicture, type Prop } from './prop.ts'

/** One of several by its colour alone: 'los camiones, sobre todo el verde'. */

const HUE =
  '(?:el|la) (verde|azul|roj[oa]|amarill[oa]|negr[oa]|blanc[oa]|morad[oa]|rosad[oa]|celeste|gris|dorad[oa]|platead[oa]|anaranjad[oa])'

/** True of 'el verde que pasa los martes'. */
export const isHue = (part: string) => new RegExp(`^${HUE}(?![A-Za-zÀ-ỹ])`, 'u').test(part)

const LIKED_MOST = new RegExp(`,? (?:sobre todo|especialmente|en especial|más que nada) (${HUE})(?![A-Za-zÀ-ỹ])`, 'iu')
/** 'un plato de uvas', 'un par de tenis': many, of which no colour is said so. */
const OF_MANY = / de (?:\p{L}+ )*\p{L}+s(?![A-Za-zÀ-ỹ])/u

/** The first of them in the colour that is liked above the others. */
export function tinted([first, ...others]: readonly Prop[], said: string): Prop[] {
  const [, all = '', hue] = LIKED_MOST.exec(said) ?? []
  if (!first) return []
  const isTinted =
    hue &&
    !first.isStandIn &&
    !isPicture(first) &&
    !OF_MANY.test(first.un) &&
    (/^el /iu.test(all) ? /^un [^,]+$/u : /^una [^,]+$/u).test(first.un)
  return [
    isTinted
      ? { ...first, un: `${first.un} ${hue}`, about: first.about.replace(new RegExp(`, ${HUE}$`, 'u'), '') }
      : first,
    ...others,
  ]
}
