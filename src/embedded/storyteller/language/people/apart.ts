/**
 * 'está en Madrid y yo en Maracaibo', «Yanet, desde Tampa»: whoever gives lives elsewhere. `answers` tell it only where
 * they say both.
 */
export const isApart = (who: readonly string[], answers: readonly string[]): boolean =>
  FAR.test(who.join(' . ')) || BOTH.test([...who, ...answers].join(' . '))

const BOTH =
  /(?<![A-Za-zÀ-ỹ])(?:y yo (?:acá |aca |aquí |aqui |vivo |estoy |sigo )*(?:en|desde) \p{Lu}|aunque est(?:é|e|és|emos|amos|én) (?:tan |muy )?lejos|nos separan? (?:un|dos|tres|miles|medio|el) |(?<!(?:verano|vacaciones|semana|vez) que )se (?:va|fue|irá|muda|mudó|mudará)(?! [^.;]*(?:con nosotr|conmigo|de (?:vacaciones|paseo|viaje)))(?: [^.,;]{1,20}?)?(?: a (?:vivir|trabajar|estudiar))? a (?!(?:la|lo)s? )\p{Lu}|emigr(?:a|ó|ará)(?![A-Za-zÀ-ỹ]))/u

const FAR =
  /(?<![A-Za-zÀ-ỹ])(?:a distancia|de lejos|que (?:vive|está|esta|trabaja|estudia) (?:en (?:\p{Lu}\p{L}+|el extranjero|el norte|el barco|otr[oa] \p{L}+)|lejos)|se (?:fue|va|muda) a (?:vivir|trabajar|estudiar)|vivo en \p{Lu})|, desde \p{Lu}/u
