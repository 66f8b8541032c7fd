import { expect, it } from 'vitest'
import { isShopNote } from './shop-notes.ts'
import { isShopOrder } from './shop-orders.ts'

it.each([
  'no quiero nada cursi ni de princesas porfa',
  'y no mencionen a su mamá',
  'silba pasodobles. que no salga nada de hospital ni de corazón',
  'no quiero q sea triste',
  'no las confundan porfa',
  'no queremos nada de religión',
  'sin mencionar a su hermano',
  'que no aparezca su papá',
  'que no aparezcan arañas',
  'no metan a su ex',
  'nada de cursilerías',
  'eviten el tema de la muerte',
  'queremos que sea algo divertido, no quiero que suene triste',
  'que no se mencione el divorcio',
  'por favor no hablen de la escuela',
  'jajaja no metan lo de la boda',
  'no nombréis a su padre',
  'nunca mencionen la edad, ella dice que tiene 39',
  'que no quede cursi',
  'quiero un cuento corto',
  'queremos algo divertido, que no dé pena leerlo en la oficina',
  'que sea divertido porfa',
  'que el final sea feliz',
  'no le digan Conchita',
  'nada de princesas porfa',
  'prefiero que no salga su apellido',
])('an order to the shop: %s', (said) => {
  expect(isShopOrder(said)).toBe(true)
  expect(isShopNote(said)).toBe(true)
})

it.each([
  'no quiere que nadie se quede solo',
  'no quiere nada para ella',
  'dice no quiero que sea triste la despedida',
  'me dijo «no quiero que llores»',
  'siempre dice no mencionen a la suegra',
  'no hablen mal de nadie, dice siempre',
  'no le digas a nadie me decía',
  'cuida que no salga el gato',
  'que no salga el perro',
  'come de todo, nada de remilgos',
  'nada de mariposa en la alberca',
  'es sencilla, nada de lujos',
  'no quiero que se vaya nunca',
  'no quiero ni pensar qué haría sin él',
  'que sea tan alegre',
  'que no se rinde',
  'que no sea rencorosa',
  'que no se le nota el cansancio',
  'para que no se confundan',
  'no le gusta que lo llamen',
  'sin hablar nos entendemos',
  'que salga a bailar con todos',
  'queremos mucho a su perro',
])('said of them, and asked of nobody: %s', (said) => expect(isShopOrder(said)).toBe(false))
