/** What may make a portrait less like its person, the most important first. */
export const PHOTO_FINDINGS = ['no-face', 'several-faces', 'small', 'dark', 'blurred'] as const
export type PhotoFinding = (typeof PHOTO_FINDINGS)[number]

/** Kind Spanish for whoever chose the photo: what was noticed, and what would help. Advice, never a hindrance. */
export const FINDING_TEXTS: Record<PhotoFinding, string> = {
  'no-face': 'No hemos encontrado ninguna cara. Prueba con una foto de frente; si prefieres esta, cuéntanos cómo es.',
  'several-faces': 'Hay varias personas en la foto y hemos elegido la que más se ve. Si no es ella, sube otra.',
  small: 'La cara se ve pequeñita. Con una foto más de cerca se parecerá más.',
  dark: 'La foto está algo oscura. Con más luz acertaremos mejor con los colores.',
  blurred: 'La foto está un poco borrosa. Si tienes otra más nítida, el retrato saldrá mejor.',
}
