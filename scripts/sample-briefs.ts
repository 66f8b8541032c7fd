import type { Look } from '../src/contract/looks.ts'
import type { Style } from '../src/contract/styles.ts'
import type { Brief, Scene } from '../src/engine.ts'

/** Invented people and answers behind the sample books. Nobody of them exists. */

const LOOK: Look = {
  skin: '#e8b995',
  hair: '#4a2f20',
  hairType: 'liso',
  hairLength: 'corto',
  glasses: false,
  beard: 'ninguna',
  clothes: '#c8553d',
}
const look = (changes: Partial<Look>): Look => ({ ...LOOK, ...changes })

const ELENA = look({ skin: '#f0c8a4', hair: '#6b4428', hairLength: 'largo', glasses: true, clothes: '#e2653b' })
const LEO = look({ skin: '#8d5a3a', hair: '#2a1d17', hairType: 'rizado', clothes: '#3f8f58' })

export const HERO: {
  brief: Brief
  seed: string
  /** Printed beside the cover. */
  opening: string
  /** The second picture of chapter 2. */
  again: Scene
  /** The paragraphs at which the slides' texts begin, where what the sender wrote comes back. */
  quoted: { second: number; again: number; third: number; last: number }
  /** The scene of the ten style cards. */
  card: Scene
} = {
  brief: {
    senderName: 'mamá',
    recipientName: 'Leo',
    recipientRelation: 'mi hijo',
    recipientGender: 'm',
    favoriteThing: 'los dinosaurios',
    specialMemory: 'la noche que acampamos en el patio y contamos estrellas',
    admiration: 'que siempre pregunta por qué',
    extraTrait: 'silba cuando está contento',
    illustrationStyle: 'infantil',
    senderLook: ELENA,
    recipientLook: LEO,
  },
  seed: '2',
  opening:
    'A Leo le gustan los dinosaurios, silba cuando está contento y siempre pregunta por qué. Con eso, y con una noche de acampar en el patio, se hizo este libro.',
  quoted: { second: 0, again: 4, third: 2, last: 2 },
  again: {
    place: 'una isla',
    time: 'al atardecer',
    action: 'Leo abraza a un oso de peluche y mamá saluda',
    objects: ['un oso de peluche', 'un dinosaurio', 'un barco de papel'],
  },
  card: {
    place: 'la montaña',
    time: 'al atardecer',
    action: 'Leo salta junto a un dinosaurio',
    objects: ['un dinosaurio', 'huellas de dinosaurio', 'una mochila'],
  },
}

type Sample = { brief: Omit<Brief, 'illustrationStyle'>; seed: string; pages: number[] }

export const SAMPLE_BRIEFS: Record<Style, Sample> = {
  infantil: {
    seed: '13',
    pages: [2, 5],
    brief: {
      ...people('papá', 'Nora', 'mi hija', 'f'),
      favoriteThing: 'los caracoles',
      specialMemory: 'la tarde de lluvia que construimos una casita de ramas',
      admiration: 'que nunca tiene prisa',
      extraTrait: 'colecciona botones',
      senderLook: look({ beard: 'barba', hair: '#3a2a20', clothes: '#3d6ea8' }),
      recipientLook: look({ hair: '#c98b4a', hairLength: 'largo', clothes: '#e0a526', skin: '#f4cfb0' }),
    },
  },
  ghibli: {
    seed: '3',
    pages: [2, 5],
    brief: {
      ...people('Clara', 'Rosa', 'mi abuela', 'f'),
      favoriteThing: 'su huerto',
      specialMemory: 'el domingo que hicimos pan y salió torcido',
      admiration: 'su paciencia',
      extraTrait: 'canta boleros en la cocina',
      senderLook: look({ hair: '#7a4a2b', hairType: 'ondulado', hairLength: 'largo', clothes: '#4f8a8b' }),
      recipientLook: look({ hair: '#d9d6d0', hairType: 'rizado', glasses: true, clothes: '#8e5ea2', skin: '#e3b48f' }),
    },
  },
  pixar: {
    seed: '6',
    pages: [2, 5],
    brief: {
      ...people('tu tío Beto', 'Martina', 'mi sobrina', 'f'),
      favoriteThing: 'la nieve',
      specialMemory: 'el día que vimos nevar por primera vez',
      admiration: 'su valentía',
      extraTrait: 'se ríe con todo el cuerpo',
      senderLook: look({ beard: 'bigote', hair: '#2b211c', clothes: '#6a7f3f', skin: '#c68e63' }),
      recipientLook: look({ hair: '#241a15', hairLength: 'largo', clothes: '#d94f70', skin: '#c68e63' }),
    },
  },
  anime: {
    seed: '8',
    pages: [1, 5],
    brief: {
      ...people('Ana', 'Hugo', 'mi novio', 'm'),
      favoriteThing: 'la fotografía',
      specialMemory: 'la noche que perdimos el último metro y caminamos hasta casa',
      admiration: 'cómo escucha',
      extraTrait: 'toma el café sin azúcar',
      senderLook: look({ hair: '#1f1a1c', hairLength: 'medio', clothes: '#5b6ee1' }),
      recipientLook: look({ hair: '#53341f', hairType: 'ondulado', beard: 'barba', clothes: '#2f4858' }),
    },
  },
  funko: {
    seed: '6',
    pages: [3, 5],
    brief: {
      ...people('Lucía', 'Julia', 'mi mejor amiga', 'f'),
      favoriteThing: 'los gatos',
      specialMemory: 'el castillo de mantas que hicimos en la sala',
      admiration: 'que siempre dice la verdad',
      extraTrait: 'baila mientras cocina',
      senderLook: look({
        hair: '#b5482f',
        hairType: 'rizado',
        hairLength: 'largo',
        clothes: '#3f9c8f',
        skin: '#f4d2b8',
      }),
      recipientLook: look({ hair: '#2a1b12', hairType: 'afro', clothes: '#f0b429', skin: '#6f4327' }),
    },
  },
  realista: {
    seed: '2',
    pages: [1, 5],
    brief: {
      ...people('Marcos', 'Simón', 'mi abuelo', 'm'),
      favoriteThing: 'el mar',
      specialMemory: 'las mañanas de pesca en la playa de siempre',
      admiration: 'sus manos tranquilas',
      extraTrait: 'cuenta chistes malos',
      senderLook: look({ hair: '#3b2a1e', clothes: '#45618c' }),
      recipientLook: look({ hair: '#e3e0da', hairType: 'calvo', beard: 'barba', clothes: '#7d6a4f', skin: '#d9a883' }),
    },
  },
  acuarela: {
    seed: '4',
    pages: [2, 5],
    brief: {
      ...people('tus hijos', 'Inés', 'mi mamá', 'f'),
      favoriteThing: 'bailar',
      specialMemory: 'la feria del pueblo y la noria que se paró arriba',
      admiration: 'su alegría',
      extraTrait: 'huele a jazmín',
      senderLook: look({ hair: '#5a3a26', hairType: 'rizado', clothes: '#d6704f' }),
      recipientLook: look({ hair: '#3a241a', hairType: 'ondulado', hairLength: 'medio', clothes: '#3e7cb1' }),
    },
  },
  comic: {
    seed: '12',
    pages: [2, 5],
    brief: {
      ...people('tu primo Dani', 'Bruno', 'mi primo', 'm'),
      favoriteThing: 'el espacio',
      specialMemory: 'el cohete de cartón que voló hasta el tejado',
      admiration: 'su imaginación',
      extraTrait: 'usa capa los martes',
      senderLook: look({ hair: '#e0b25c', clothes: '#d7263d', skin: '#f3cdb0' }),
      recipientLook: look({ hair: '#1e1815', clothes: '#1b998b', skin: '#a86f47', glasses: true }),
    },
  },
  retro: {
    seed: '2',
    pages: [2, 5],
    brief: {
      ...people('Pablo', 'Olivia', 'mi esposa', 'f'),
      favoriteThing: 'la montaña',
      specialMemory: 'el té que tomamos en la cima con guantes',
      admiration: 'su fuerza',
      extraTrait: 'siempre lleva un libro',
      senderLook: look({ hair: '#2d2420', beard: 'barba', glasses: true, clothes: '#b5651d' }),
      recipientLook: look({ hair: '#8a5a33', hairLength: 'largo', clothes: '#2a7f62' }),
    },
  },
  dibujo: {
    seed: '7',
    pages: [2, 5],
    brief: {
      ...people('la seño Marta', 'Teo', 'mi alumno', 'm'),
      favoriteThing: 'los osos',
      specialMemory: 'la excursión al bosque con la lupa',
      admiration: 'su curiosidad',
      extraTrait: 'guarda piedras en los bolsillos',
      senderLook: look({ hair: '#44301f', hairLength: 'medio', glasses: true, clothes: '#9a6b8f' }),
      recipientLook: look({ hair: '#332217', clothes: '#e07a3f', skin: '#d19a6f' }),
    },
  },
}

function people(senderName: string, recipientName: string, recipientRelation: string, recipientGender: 'f' | 'm') {
  return { senderName, recipientName, recipientRelation, recipientGender }
}
