/** The ten illustration styles: value, label and what the style card says. */

export const STYLES = [
  'infantil',
  'ghibli',
  'pixar',
  'anime',
  'funko',
  'realista',
  'acuarela',
  'comic',
  'retro',
  'dibujo',
] as const

export type Style = (typeof STYLES)[number]

export const DEFAULT_STYLE: Style = 'infantil'

export const STYLE_CARDS: Record<Style, { label: string; description: string }> = {
  infantil: {
    label: 'Infantil (Predeterminado)',
    description: 'Papel recortado, formas redondas y colores cálidos.',
  },
  ghibli: {
    label: 'Studio Ghibli',
    description: 'Paisajes pintados a mano, nubes enormes y viento en la hierba.',
  },
  pixar: { label: 'Pixar 3D', description: 'Volumen suave, luz de cine y miradas que brillan.' },
  anime: {
    label: 'Anime Japonés',
    description: 'Líneas limpias, cielos dramáticos y mucha emoción.',
  },
  funko: {
    label: 'Estilo Funko Pop',
    description: 'Figuras de vinilo con cabeza grande y ojos de botón.',
  },
  realista: { label: 'Realista', description: 'Pintura al óleo, luz natural y detalle paciente.' },
  acuarela: { label: 'Acuarela', description: 'Agua, pigmento y papel blanco que respira.' },
  comic: { label: 'Cómic', description: 'Tinta, viñetas y tramas de puntos.' },
  retro: { label: 'Retro/Vintage', description: 'Serigrafía de pocas tintas, como un cartel antiguo.' },
  dibujo: { label: 'Dibujo a lápiz', description: 'Lápiz blando, sombreado y papel con grano.' },
}
