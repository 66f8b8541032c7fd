import type { Family } from './family.ts'

const NEVER = '(?<!\\b(?:no|nunca|jamas) )'

/** Acts of what holds people to one another: a call from afar, a visit, a hand, a name said aloud. */
export const BONDS: readonly Family[] = [
  {
    id: 'keeping in touch',
    is: /(?:llamadas|mensajes|audios|cartas) (?:de (?:cada|todos|todas|buen[oa]s) .+|diari[oa]s)/,
    does: /(?:siempre |(?:todos|todas|cada) (?:l[oa]s )?(?:\w+ )?)?(?:(?:me|nos|les?|se(?= \w+n\b)) (?:llama|marca|telefonea|escribe)|(?:llama|marca|telefonea|escribe)(?=n? a (?:su|mi|nuestr[oa])s? )|(?:me |nos |les? |se )?manda (?:un |una |los |sus |much[oa]s )?(?:mensaj\w+|audio\w*|cart\w+|fot\w+|notas? de voz|buenos dias)|(?:me |nos |les? |se )?pregunta como (?:estoy|estamos|amaneci|amanecimos|me fue|nos fue))n?(?:(?: a (?:su|mi|sus|mis|nuestr[oa]) \w+)? (?:siempre|diario|diariamente|(?:todos|todas|cada) .+|aunque .+|desde .+|a diario)|(?<=(?:todos|todas|cada) .{3,40})(?: a .+)?)/,
    acts: [
      '& se apartó, para estar a solas. Al rato le llegó un papelito doblado, que preguntaba cómo iba todo. Era de @. & no contestó. Llegó otro, y otro, con la misma pregunta. Al quinto, & dio la vuelta al papel y escribió: «Mejor».',
      '@ [se puso] la mano en la oreja, como un teléfono, y [hizo] «ring». & no contestó. «Ring», [hizo] @ otra vez. A la tercera, & se puso también la mano en la oreja. «{Llamo|Llamamos} para saber cómo va eso», [dijo] @. Y al rato [volvió] a llamar.',
      '@ le [puso] a & un papel en el bolsillo y [prometió] otro cada día, también desde lejos. & preguntó qué dirían. «Siempre lo mismo», [contestó] @. & abrió el primero: era para preguntar cómo iba todo. Con eso bastaba.',
    ],
    small: [
      '«Ring, ring», [hizo] @, con la mano en la oreja. Nada. «Ring, ring». «¿Sí?», dijo &. «¿Cómo va?», [preguntó] @. Ya iba mejor.',
    ],
  },
  {
    id: 'keeping company',
    is: /compania/,
    whole: new RegExp(
      `${NEVER}\\b(?:sabe|ve|nota|se fija en|se da cuenta de|busca|se acuerda de|se acerca a|se sienta con|visita a|acompana a|habla con|va a ver a|se queda con|pasa a ver a)\\b.{0,30}\\b(?:quien(?:es)?|l[oa]s? que|al que) (?:esta|estan|se queda|se quedan|vive|viven|anda|andan|no tienen?)\\b.{0,12}\\b(?:(?<!con )sol[oa]s?|solit[oa]s?|visitas?|a nadie|con quien|nadie|familia|compania)\\b|${NEVER}\\b(?:visita|acompana|va a ver|platica con|conversa con|lee a|les lee)\\b.{0,30}\\b(?:asilos?|geriatrico|hogar de ancianos|residencia|viejit[oa]s|ancian[oa]s|abuelit[oa]s|enferm[oa]s)\\b`,
    ),
    acts: [
      '@ [vio] que & no tenía a nadie al lado, y [cambió] de camino. «Por aquí {paso|pasamos}», [dijo], y ahí [se quedó]. No [preguntó] por la pena: [preguntó] qué se oía desde ese sitio. Pasó un rato largo, y & ya no lo pasaba a solas.',
      '& dijo que no hacía falta que nadie se quedara. «Solo un ratito», [contestó] @, y [se acomodó] a su lado. Fue un ratito de los que no se acaban: [contó] lo del día, [oyó] lo de & y [preguntó] cuándo [podía] volver.',
      '@ le [hizo] a & una visita en toda regla: [dio] los buenos días, [preguntó] si se [podía] y [quiso] saber cómo iba todo por ahí. & ofreció lo que tenía, que era media galleta. Hacía mucho que no le hacían una visita.',
    ],
    small: [
      '& no tenía con quién estar. @ [se puso] a su lado, cerquita. «Ya {llegué|llegamos}», [dijo]. Y ahí [se quedó].',
    ],
    pet: [
      '& no tenía a nadie al lado. @ lo [supo] desde lejos, [fue] hasta ahí y [se acomodó] a sus pies. Ya no estaba a solas.',
    ],
    cradle: ['@ [vio] a &, sin nadie, y [estiró] la mano hasta encontrar un dedo suyo. Ya no estaba a solas.'],
  },
  {
    id: 'hand in hand',
    whole:
      /\b(?:se|nos) (?:(?:siguen|seguimos) )?(?:dan|damos|daban|dando|agarran|agarrando|toman|tomando|cogen|cogiendo) (?:siempre )?(?:de )?las? manos?\b|(?<!\b(?:su|el|la) \w+ )\b(?:van|andan|caminan|pasean|cruzan|salen|duermen|siguen)\b.{0,25}\b(?:de la mano|de manita|(?:agarrad|tomad|cogid)it?[oa]s)\b/,
    acts: [
      '@ [tomó] de la mano a &, como para cruzar una calle muy ancha. Calle no había. «Por si acaso», [dijo]. & no se soltó, y lo más difícil de su pena se cruzó así: de la mano, y mirando a los dos lados.',
      'A & le sobraban las dos manos y no sabía qué hacer con ellas. @ [tomó] una, sin decir nada, y no la [soltó]. Al rato, & había encontrado qué hacer con la otra: ponerla encima.',
    ],
    small: ['@ le [dio] la mano a &, como para cruzar. Y no la [soltó]. Un pasito. Otro. ¡Ya!'],
  },
  {
    id: 'pride in theirs',
    whole:
      /\b(?:no|nunca|jamas) (?:se averg\w+|se ha avergonzado|(?:le|les) (?:da|dio|daba|ha dado) (?:pena|verguenza|roche|corte|plancha)) (?:de )?(?:nosotr[oa]s|que (?:seamos|sea|la vean|lo vean|l[oa]s vean) .+|decir que (?:es hij|somos|soy|su (?:mama|papa))|su (?:familia|mama|papa|gente|casa|barrio|pueblo)|sus (?:papas|padres|viejos|abuelos))|(?<!\b(?:no|nunca) )\b(?:presume|alardea|(?:es|esta|se siente) (?:muy |tan )?orgullos[oa]s?|habla con orgullo)\w* (?:siempre )?(?:de|a) (?:nosotr[oa]s|mi\b|su (?:familia|gente|pueblo|barrio|tierra)|sus (?:hij|niet|papas|padres|alumn)\w*)/,
    acts: [
      '@ [tomó] del brazo a & y [fue] así por donde más gente miraba. «Viene {conmigo|con nosotros}», [dijo], sin que nadie preguntara, con la cara de quien lleva un premio. & se peinó con los dedos y levantó la barbilla.',
      '& dijo que mejor se quedaba detrás, para no dar vergüenza a nadie. «Delante», [contestó] @. A quien miraba le [dijo] bien alto que aquello era un orgullo, y [señaló] a &, por si quedaba alguna duda. & fue creciendo.',
    ],
    small: [
      '«¡Viene {conmigo|con nosotros}!», [dijo] @, bien fuerte, y le [dio] la mano a &. Y & se puso muy derecha la espalda.',
    ],
  },
  {
    id: 'rescuing',
    whole: new RegExp(
      `${NEVER}\\b(?:resucita|revive|rescata|salva|recoge|adopta|recupera)\\w* .{0,25}\\b(?:plant|mat(?:a|it)|flor|arbol|perr|gat|animal|pajar|bich|(?<!\\brecoge\\w* .*)(?:mueble|silla|libro|cosa)|tortug)\\w*.{0,40}\\b(?:de la calle|callejer|vereda|banqueta|basura|abandonad|tira|bota|perdid|herid|nadie quiere|atropellad|viej[oa]s|sec[oa]s|moribund|muert)\\w*|${NEVER}\\b(?:resucita|revive|rescata)(?:n|ba|ban)? (?:siempre )?(?:a )?(?:(?:l[oa]s|tod[oa]s|cualquier|cuant[oa]) )*(?:plantas?|matas?|matitas?|perr\\w+|gat\\w+|animal\\w*|muebles)\\b`,
    ),
    acts: [
      '@ [vio] en el suelo una hojita con raíz que alguien había pisado. La [levantó], le [sopló] el polvo, le [enderezó] el tallo con un hilo y se la [puso] en la mano a &. «Esto todavía vive», [dijo]. & miró bien: vivía.',
      'Alguien había tirado una ramita, y parecía seca. @ la [recogió], le [quitó] lo quebrado y la [envolvió] en su pañuelo mojado. «Se tira demasiado pronto», [dijo]. & se acercó a ver. En la punta había un puntito verde.',
    ],
    small: ['Había una florecita caída. @ la [recogió], le [dio] agua, despacito, y se la [enseñó] a &. ¡Se enderezó!'],
  },
]
