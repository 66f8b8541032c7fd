import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { likingOf, withThingsFirst } from './liking.ts'

beforeAll(loadDictionary)

it.each([
  [
    'el tejo tiene su propio tejo de hierro y lo guarda en una media',
    'el tejo',
    'tiene su propio tejo de hierro y lo guarda en una media',
  ],
  [
    'los trenes en miniatura, tiene la estación entera en el patio',
    'los trenes en miniatura',
    'tiene la estación entera en el patio',
  ],
  ['la bufanda de su tía, lleva 9 años con ella', 'la bufanda de su tía', 'lleva 9 años con ella'],
  ['pintar macetas ajenas, las suyas estaban peladas', 'pintar macetas ajenas', 'las suyas estaban peladas'],
  ['su capa roja, sin ella no sale', 'su capa roja', 'sin ella no sale'],
  ['las cochinillas del jardín, las junta en un bote', 'las cochinillas del jardín', 'las junta en un bote'],
  ['los perros, pinta desde los 4, y el mole', 'los perros y el mole', 'pinta desde los 4'],
  [
    'su trompeta toca en la banda del pueblo y el pulque de tuna',
    'su trompeta y el pulque de tuna',
    'toca en la banda del pueblo',
  ],
  ['los tacos de canasta y el box lo ve con mi tío', 'los tacos de canasta y el box', 'lo ve con mi tío'],
  ['la licuadora! en cuanto la oye se ríe', 'la licuadora', 'en cuanto la oye se ríe'],
  [
    'las novelas de terror y los sellos hasta sella las tazas',
    'las novelas de terror y los sellos',
    'hasta sella las tazas',
  ],
  ['la música y sus amigas, toca la guitarra en el coro', 'la música y sus amigas', 'toca la guitarra en el coro'],
  ['ajedrez en la alameda les gana a los jovencitos', 'ajedrez en la alameda', 'les gana a los jovencitos'],
  ['su cobija y el chupón azul el verde no', 'su cobija y el chupón azul', 'el verde, no'],
  ['el rugby, che, desde los 6 años no piensa en otra cosa', 'el rugby', 'desde los 6 años no piensa en otra cosa'],
  [
    'su puesto y platicar, le gustan las películas de vaqueros',
    'su puesto, platicar y las películas de vaqueros',
    null,
  ],
  ['las volquetas las grúas todo lo que saque tierra', 'las volquetas, las grúas, todo lo que saque tierra', null],
])('«%s»', (answer, things, said) => expect(likingOf(answer)).toEqual({ things, said }))

it.each([
  [
    'la licuadora, la prenden y ríe. y su jirafa de goma',
    'la licuadora y su jirafa de goma, prenden la licuadora y ríe',
  ],
  [
    'Su moto, la encera los sábados con un paño suyo. Y el mondongo',
    'Su moto y el mondongo, encera su moto los sábados con un paño suyo',
  ],
  [
    'Sus violetas, les canta por las noches. También el tango',
    'Sus violetas y el tango, les canta a sus violetas por las noches',
  ],
  ['El fut. Las Panteras. Lo escucha en la cocina', 'El fut y las Panteras, escucha el fut en la cocina'],
  ['los gatos, tiene dos. Y los dulces los esconde', 'los gatos, tiene dos. Y los dulces los esconde'],
])('what is liked besides goes to the things: «%s»', (answer, first) => expect(withThingsFirst(answer)).toBe(first))

it.each([
  'los cuentos que le lee su papá',
  'el café de olla y la canela',
  'que le canten y dormir',
  'jugar con la pelota cuando llueve',
  'la fruta y el pan recién hecho',
  'ver el fut los domingos y que nadie le hable',
  'los gatos, tiene dos, y los dulces',
  'las tres quieren ser veterinarias',
])('«%s» is liked whole', (answer) => expect(likingOf(answer)).toEqual({ things: answer, said: null }))
