/** One person of several gives: 'mi esposo', 'me dijo'; what somebody else said in it is not theirs. */
export const isOfOne = (told: string) => OF_ONE.test(told.replace(/[“"‘][^”"’]*[”"’]/gu, ' '))
const OF_ONE =
  /(?<!\p{L})(?:mis?|me|yo|conmigo)(?!\p{L})|(?<!\p{L})(?!(?:ah|as|aqu|all|caf|beb|s|(?:por)?qu|jos|no|andr|comit|pur|pap|rub|man)[éí](?!\p{L}))\p{L}+(?:é|í)(?!\p{L})/iu
