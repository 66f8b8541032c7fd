import { finiteForm } from '../grammar/finite.ts'

/**
 * What is liked, told as when it is: 'cuando su abuela le cuenta cuentos' → 'que su abuela le cuente cuentos', 'cuando le
 * leo' → 'que yo le lea', 'cuando vamos al parque' → 'ir al parque', 'cuando juega con agua' → 'jugar con agua'.
 */
export function likedWhen(text: string): string {
  const [, who = '', whom = '', verb = '', rest = ''] = WHEN.exec(text) ?? []
  const form = finiteForm(verb.toLowerCase())
  if (whom === '' && /^vamos$/iu.test(verb)) return `ir${rest}`
  if (!form || form.tense !== 'present' || (form.person === 1) !== (who === '' || who === 'yo')) {
    return !form || who || form.person !== 3 || form.tense !== 'present' || form.plural || NO_DOING.test(verb)
      ? text
      : whom === ''
        ? `${form.infinitive}${rest}`
        : text
  }
  if (form.person === 1 && form.plural) return whom === '' ? `${form.infinitive}${rest}` : text
  const wished = whom === '' ? null : wishedForm(verb.toLowerCase(), form)
  return wished === null ? text : `que ${form.person === 1 ? 'yo' : who} ${whom} ${wished}${rest}`
}

const WHEN =
  /^cuando (?:(yo|(?:su|mi|el|la|sus|los|las) (?!se |no )[A-Za-zÀ-ỹ]+|\p{Lu}\p{L}+) )?(?:(l[aeo]s?) )?(\p{L}+)((?: [^,.;:]+)?)$/u
const NO_DOING = /^(?:llueve|nieva|hace|hay|es|está|tiene|sale|son|llega|viene|va|gana|pierde)$/u

/** 'cuenta' → 'cuente', 'leo' → 'lea'; null of what no rule makes. */
function wishedForm(verb: string, { infinitive, plural }: { infinitive: string; plural: boolean }): string | null {
  const listed = WISHED[infinitive]
  if (listed) return plural ? `${listed.replace('é', 'e')}n` : listed
  const stem = verb.replace(/(?:n|)$/u, '').replace(/[aeo]$/u, '')
  if (infinitive.endsWith('ar'))
    return `${stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c')}e${plural ? 'n' : ''}`
  return /[cg]$/u.test(stem) ? null : `${stem}a${plural ? 'n' : ''}`
}

const WISHED: Readonly<Record<string, string>> = {
  hacer: 'haga', poner: 'ponga', traer: 'traiga', decir: 'diga', dar: 'dé', ver: 'vea', salir: 'salga', tener: 'tenga',
} // oxfmt-ignore
