/** One person of several gives: 'mi esposo', 'me dijo'; what somebody else said in it is not theirs. */
export const isOfOne = (told: string) =>
  OF_ONE.test(told.replace(/[“"‘«][^”"’»]*[”"’»]|(?<=(?:pregunta|dice)n?:? )¿[^?]*\?/gu, ' '))
const OF_ONE =
  /(?<![A-Za-zÀ-ỹ])(?:mis?|me|yo|conmigo)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?!(?:ah|as|aqu|all|caf|beb|s|(?:por)?qu|jos|no|andr|comit|pur|pap|rub|man)[éí](?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+(?:é|í)(?![A-Za-zÀ-ỹ])/iu
