import { beforeAll, describe, expect, it } from 'vitest'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import type { Kit } from './kit/kit.ts'
import { PLOTS } from './plots/plots.ts'
import { seenOn } from './plots/seen-on.ts'
import { isOfOne } from './things/remembered.ts'
import { scenePlaceIn } from './things/scene-place.ts'

beforeAll(loadDictionary)
const teller = createTeller()

describe('where a memory was', () => {
  it.each([
    ['nos llevaba a la playa de Tecolutla en su moto', 'la playa de Tecolutla'],
    ['esperamos tres horas en la sala de juntas', 'la sala de juntas'],
    ['lloró tanto que ese lunes no fue a la escuela', null],
    ['en Navidad cantó de pie', null],
    // where they are now, or somebody else was
    ['se fue la luz y seguimos con velas. Ahora está en Bogotá', null],
    ['me peinó él porque mi mamá estaba trabajando en la fábrica', null],
    ['cuando lo trajimos del hospital', null],
  ])('%s: %s', (told, place) => expect(scenePlaceIn(told)).toBe(place))
})

describe('a memory in a plot', () => {
  const brief: Brief = {
    senderName: 'Clara',
    recipientName: 'Noa',
    recipientRelation: 'mi hija',
    favoriteThing: 'los faroles',
    specialMemory: 'cuando se quedó dormida en el tren y mi vecino la bajó en brazos',
    admiration: 'su paciencia',
    extraTrait: '',
    illustrationStyle: 'acuarela',
    recipientAge: '8-11',
  }
  const remembered = (given: Partial<Brief>) => {
    const who = { ...brief, ...given }
    const fitting = PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(teller.read(who, '1')) > 0)
    expect(fitting.length).toBeGreaterThan(4)
    return fitting.map(({ id, memoryChapter = 3 }) =>
      teller.tell(who, '1', id).chapter(memoryChapter).paragraphs.join('\n'),
    )
  }

  it('is not said to their face where only what was said there says «te»', () => {
    const specialMemory = 'me llevaba al mercado y me decía que el pescado que no te mira no se compra'
    const told = remembered({ specialMemory, recipientRelation: 'mi abuelo', recipientAge: 'mayor' })
    expect(told.filter((text) => /acuerda/u.test(text))).toEqual([])
  })

  it('is written as of them, and told of them by name, where it tells of them', () => {
    const specialMemory = 'nuestra primera cita fue en el malecón y una gaviota le robó el helado y se rio mucho'
    const grown = { ...brief, specialMemory, recipientRelation: 'mi novia', recipientAge: 'adulto' as const }
    expect(teller.tell(grown, '1', 'shrinking-house').chapter(3).paragraphs.join(' ')).toMatch(
      /, y hablaba de Noa: «Nuestra primera cita/u,
    )
    const small = {
      ...brief,
      specialMemory: 'su primer día de jardín yo lloré y ella no',
      recipientAge: '2-4' as const,
    }
    expect(teller.tell(small, '1', 'bath-sea').chapter(3).paragraphs.join(' ')).toMatch(/mamá habló [^.]*de Noa/u)
  })

  it('is done once more by both of them as soon as it was told', () => {
    for (const text of remembered({ specialMemory: 'cuando bailamos cumbia en la cochera' }))
      expect(text).toMatch(/cumbia[\s\S]*\n[^\n]*(?:bailaron|a bailar) cumbia/u)
    // whose ways need legs, a voice or a merry day
    for (const given of [
      { specialMemory: 'cuando bailamos cumbia en la cochera', extraTrait: 'anda en silla de ruedas' },
      { specialMemory: 'cuando lo operaron y bailamos cumbia al salir' },
    ])
      for (const text of remembered(given)) expect(text).not.toMatch(/(?:bailaron|a bailar) cumbia/u)
  })

  it('is still to be told where nobody knows when or where it was', () => {
    for (const text of remembered({ specialMemory: 'me enseñó a hacer trampa' }))
      expect(text).not.toMatch(/bien guardado|que no se olvida|de los que se guardan/u)
  })

  it('keeps where it was, though its time leads to nothing', () => {
    const specialMemory = 'cuando me enseñó a nadar en la playa. tragué agua y nos reímos'
    for (const text of remembered({ specialMemory, recipientRelation: 'mi abuelo', recipientAge: 'mayor' }))
      expect(text).toMatch(/la playa[\s\S]*Fue cuando me enseñó a nadar en la playa\.[\s\S]*Tragué agua/u)
  })

  it('is its giver’s to tell where not all of it can be told of them', () => {
    const specialMemory = 'cuando estaba triste y mi vecino la bajó en brazos'
    for (const text of remembered({ specialMemory }))
      expect(text).toMatch(
        /Clara (?:lo contó|habló|contó algo)[^\n—]*\.\n—Me acuerdo de cuando estaba triste y mi vecino la bajó en brazos\.(?:\n|$)/u,
      )
  })

  it('names nobody who tells it where one of several does', () => {
    expect(isOfOne(brief.specialMemory)).toBe(true)
    for (const text of remembered({ senderName: 'Mamá y papá' }))
      expect(text).toMatch(
        /[Ss]u (?:mamá|papá) (?:lo contó|habló|contó algo)[^\n—]*\.\n—Me acuerdo de .* en brazos\.(?:\n|$)/u,
      )
    for (const text of remembered({ senderName: 'Todos tus nietos' }))
      expect(text).toMatch(
        /[Uu]no de sus nietos (?:lo contó|habló|contó algo)[^\n—]*\.\n—Me acuerdo de .* en brazos\.(?:\n|$)/u,
      )
  })

  it('is begun by one of several who give it, and never said in one voice', () => {
    const specialMemory = 'cuando se cayó de la viga y se volvió a subir'
    const said = (senderName: string) => remembered({ specialMemory, senderName }).join('\n')
    expect(said('Mamá y Rodrigo')).toMatch(/Rodrigo (?:lo contó|habló|contó algo)[^\n—]*\.\n—/u)
    expect(said('Lupita, Paty y Vero')).toMatch(/Lupita (?:lo contó|habló|contó algo)[^\n—]*\.\n—/u)
    expect(said('Todos tus nietos')).toMatch(/[Uu]no de sus nietos (?:lo contó|habló|contó algo)[^\n—]*\.\n—/u)
    expect(said('Mamá y Rodrigo')).not.toMatch(/Mamá y Rodrigo (?:(?:se )?lo contaron|hablaron|contaron algo)/u)
  })

  it('is told of them by name, whoever hears it', () => {
    const specialMemory = 'cuando se cayó de la viga y se volvió a subir'
    for (const given of [
      {},
      { recipientAge: '2-4' },
      { recipientName: 'Ana y Eva', recipientRelation: 'mis hijas' },
    ] as const) {
      const name = 'recipientName' in given ? given.recipientName : 'Noa'
      for (const text of remembered({ specialMemory, ...given }))
        expect(text).toMatch(new RegExp(`${name}[^\\n]*\\n—Me acuerdo de cuando se cayó de la viga`, 'u'))
    }
  })

  it('is told to the others, and neither to their face nor as a tale', () => {
    const specialMemory = 'Se escondió en el clóset y se quedó dormida, la buscamos por toda la casa'
    const all = [...remembered({ specialMemory }), ...remembered({ specialMemory, recipientAge: '2-4' })].join('\n')
    expect(all).not.toMatch(/mirando a Noa|miraba a Noa|Clara miró a Noa|cuento/u)
  })

  it('has its own things and people on the stage, before it is told or after, and none twice', () => {
    const specialMemory = 'Se quedó dormida en el columpio y la encontró el portero'
    for (const text of [...remembered({ specialMemory }), ...remembered({ specialMemory, recipientAge: '2-4' })]) {
      const [before = '', after = ''] = text.split(/^—[^\n]*Se quedó dormida[^\n]*$/mu)
      expect(before).toMatch(/el columpio/iu)
      expect(before + after).toMatch(/(?:el|al) portero/iu)
      expect(after).not.toMatch(/(?:seguía|miraron|mano en) el columpio/u)
    }
  })

  it('is denied nowhere at the end of a way, and said also only of what goes on from something', () => {
    const text = remembered({ specialMemory: 'durmió en el carro y lo encontró el portero' }).join('\n')
    expect(text).toContain('el carro de aquel día')
    expect(text).not.toMatch(/camino estaba lo de siempre/u)
    const placeless = remembered({ specialMemory: 'nos prestó el carro y se rio' }).join('\n')
    expect(placeless).toMatch(/el carro/u)
    expect(placeless).not.toMatch(/También (?:estaba|había)/u)
  })

  it('is no place where it is a small thing, and nobody’s who gives', () => {
    for (const specialMemory of ['se subió al caballito y no quería bajarse', 'se rio mucho y no dijo nada'])
      for (const text of remembered({ specialMemory }))
        expect(text).not.toMatch(/el caballito de aquel|un recuerdo de /u)
  })

  it.each([
    ['El abuelo Paco bailó conmigo y se rio', false],
    ['Un martes don Chuy lo dejó tocar la campana', false],
    ['Bailó conmigo el abuelo Paco y se rio', false],
    ['Se me cayó el anillo y se rio', false],
    ['Nos sacaron de ahí y se rio', false],
    ['Se rompió el espejo y se rio', false],
    ['Le gané a papá y se rio', false],
    ['Se rio en la bañera', true],
    ['Se le voló el globo y se rio', true],
    ['Se cayó de la viga y se rio', true],
    ['Lo llevamos a la presa y se rio', true],
    ['Una tarde prestó la carpa y se rio', true],
  ])('is said to be told of them only where they are who did it: %s', (specialMemory, isTheirs) => {
    const text = remembered({ specialMemory }).join('\n')
    expect(/(?:habló|algo) de Noa/u.test(text)).toBe(isTheirs)
  })

  it.each([
    ['Mamá', 'mi mamá', 'Le enseñé a mandar audios y se rio', 'A mi mamá le enseñé a mandar audios'],
    ['Mamá Rosa', 'mi mamá', 'Le enseñé a mandar audios y se rio', 'le enseñé a mandar audios'],
    ['Tita', 'mi abuela', 'Le gané a papá y se rio', 'Le gané a papá'],
  ])(
    'names to whom it was done, where the words name nobody: %s',
    (recipientName, recipientRelation, specialMemory, told) => {
      const text = remembered({ recipientName, recipientRelation, recipientAge: 'adulto', specialMemory }).join('\n')
      expect(text.toLowerCase()).toContain(told.toLowerCase())
      expect(text).not.toMatch(/A Mamá le|A mi abuela le|A Tita le/u)
    },
  )

  it('opens on no formula where nothing of it is sure', () => {
    for (const text of remembered({ specialMemory: 'se rio mucho y no dijo nada' }))
      expect(text).not.toMatch(/de otro (?:día|tiempo)|que no se olvidan|rato intacto|pedazo entero/u)
  })

  it.each([
    'En mayo la llevamos al lago y se le voló la cometa. En vez de llorar dijo adiós cometa que te vaya bonito',
    'La recogí en la estación y se le escapó el globo. Le gritó globo que te vaya bien',
  ])('asks nobody «¿Te acuerdas?» of a day that is told of them: %s', (specialMemory) => {
    for (const text of remembered({ specialMemory })) expect(text).not.toContain('¿Te acuerdas')
  })

  it.each([
    ['Clara', 'mi hija', '8-11', 'cuando Clara se quedó sin llaves y entró por la ventana a abrirle'],
    ['Mamá', 'mi hija', '8-11', 'cuando mamá se quedó sin llaves y entró por la ventana a abrirle'],
    ['Tía Pao', 'mi sobrina', '8-11', 'cuando la tía Pao se quedó sin llaves y entró por la ventana'],
    ['Lupe y Memo', 'mi hija', '8-11', 'cuando Lupe y Memo se quedaron sin llaves y entró por la ventana'],
    ['Rubén', 'mi hija', '5-7', 'cuando Rubén se quedó sin llaves y entró por la ventana a abrirle'],
    ['Ana y Luis', 'nuestra hija', '5-7', 'cuando Ana se quedó sin llaves y entró por la ventana a abrirle'],
  ] as const)('is read where it names %s, who gives it to %s, %s', (senderName, recipientRelation, recipientAge, specialMemory) => {
    for (const text of remembered({ senderName, specialMemory, recipientRelation, recipientAge })) {
      expect(text).toMatch(/«Fue cuando [^»]* sin llaves[^»]*»/u)
      expect(text).not.toMatch(/—[^\n]*sin llaves/u)
      expect(text).not.toMatch(/letra de (?:Clara|su mamá|la tía|Lupe)/u)
    }
  }) // oxfmt-ignore

  it.each([
    ['Mamá', 'cuando mi mamá se quedó sin llaves y entró por la ventana'],
    ['Clara', 'cuando la mamá de Leo se quedó sin llaves y entró por la ventana'],
  ])('is told aloud where somebody else of that name is in it: %s, %s', (senderName, specialMemory) => {
    for (const text of remembered({ senderName, specialMemory })) expect(text).toMatch(/\n—[^\n]*sin llaves/u)
  })

  it('is a scene: it is heard somewhere, and one thing of it is seen from near', () => {
    const told = remembered({ specialMemory: 'cuando se rio tanto que se le cayó la bufanda' })
    expect(told.join('\n')).not.toMatch(/lo que Clara recordaba|estaba (?:una?|dos|tres) /u)
    for (const text of told) expect(text).toMatch(/bufanda[^]*bufanda/u)
    const made = remembered({ specialMemory: 'cuando se rio de las estrellas' })
    for (const text of made) expect(text).toMatch(/una estrella de papel/u)
  })

  it('is called no day where it was nights', () => {
    const told = remembered({ specialMemory: 'cada noche se pasaba a mi cama con la almohada' }).join('\n')
    expect(told).not.toMatch(/(?:ese|este|aquel) día|un día así/iu)
  })

  it('is said aloud, as it is written, to whoever is spoken to in it and was there', () => {
    const specialMemory = 'cuando te caíste de la bici y te reíste para que yo no me asuste'
    const told = remembered({ specialMemory }).join('\n')
    expect(told).toMatch(
      /—¿Te acuerdas de cuando te caíste de la bici y te reíste para que yo no me asuste\? —(?:dijo|preguntó) Clara\./u,
    )
    expect(remembered({ specialMemory, variant: 'es-AR' }).join('\n')).toContain('—¿Te acordás de cuando')
    // of two who give, one fell asleep beside them; a baby is not asked
    expect(
      remembered({ specialMemory: 'cuando te caíste y yo te curé', senderName: 'Mamá y papá' }).join(''),
    ).not.toMatch(/acuerda/u)
    expect(remembered({ specialMemory, recipientAge: 'bebe' }).join('')).not.toMatch(/acuerda/u)
    expect(remembered({}).join('')).not.toMatch(/acuerda/u)
  })

  it.each([
    ['una vez le robé un tomate al vecino y ella me hizo devolverlo', true],
    ['una vez le robé un tomate al vecino y él se rio', false],
  ])('says of whom it is before «ella» of whom it says no name: %s, %s', (specialMemory, isSaid) => {
    const led = remembered({ specialMemory, recipientRelation: 'mi abuela', recipientAge: 'mayor' })
      .map((text) => /([^\n]*)\n(?=—[^\n]*tomate al vecino)/u.exec(text)?.[1] ?? '')
      .filter((lead) => lead.includes('Clara'))
    expect(led.length).toBeGreaterThan(0)
    for (const lead of led) expect(/ de Noa|Noa, /u.test(lead)).toBe(isSaid)
  })

  it('says nothing of a day of which nothing was said', () => {
    for (const text of remembered({ specialMemory: 'no me acuerdo' })) {
      expect(text).toContain('«Para Noa, por lo que todavía falta»')
      expect(text).not.toMatch(/aquel día|un día cualquiera/u)
    }
  })
})

const staged = (told: string, inMemory = false) => {
  const kit = { memory: { told }, leftOut: new Set(), inMemory } as unknown as Kit
  const { opener, seen } = seenOn(kit, null, [], /^(?:abuel|clara)/u)
  return [opener?.the ?? null, ...seen.map(({ the }) => the)]
}

describe('what of a memory is on the stage', () => {
  it('is nobody where somebody has died', () => {
    expect(staged('cantamos en el coche con los primos')).toEqual(['el coche', 'los primos'])
    expect(staged('cantamos en el coche con los primos', true)).toEqual(['el coche'])
  })

  it.each([
    ['durmió en el sillón', ['el sillón']],
    // nobody was in it, or it is small
    ['empujamos el carro', [null, 'el carro']],
    ['se subió al caballito', [null, 'el caballito']],
  ])('opens a scene only where somebody was in or on it: %s', (told, all) => expect(staged(told)).toEqual(all))
})
