/** The addresses of the product's pages; anything else is a 404. `:x` stands for one segment. */
export const PAGES = [
  '/',
  '/create',
  '/preview',
  '/preview/:storyId',
  '/generate',
  '/checkout/:storyId',
  '/delivery/:storyId',
  '/privacidad',
  '/legacy',
  '/mis-cuentos',
  '/story/:id',
  '/mis-fotos',
  '/ingresar',
] as const
