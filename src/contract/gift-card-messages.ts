/** What is said of gift cards, apart from what every page carries. */
export const GIFT_CARD_MESSAGES = {
  recipientRequired: 'Escribe para quién es la tarjeta',
  senderRequired: 'Escribe de parte de quién es',
  emailRequired: 'Escribe tu email para recibir la tarjeta',
  notFound: 'Esta tarjeta ya no está aquí',
  alreadyBought: 'Esta tarjeta ya está pagada. Su código está en la página de la tarjeta',
  codeSpent: 'El código de tu tarjeta de regalo ya se usó o ya no sirve. Quítala para pagar de otra forma',
  notReady: 'La tarjeta todavía no está lista',
} as const
