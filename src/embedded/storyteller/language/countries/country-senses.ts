import type { Country } from './country-of.ts'

/** Words that are another thing in another country, and what is meant there: said so that nothing else can be meant. */
const TABLE = `
gaitas? | VE | las gaitas zulianas
pelota | CU DO VE PR PA | el béisbol
guaguas? | CL PE EC BO | los bebés
papagayos? | VE | los papagayos de papel
tintos? | ES | el vino tinto
chuchos? | GT SV HN | los perros
coches? | GT | los cerditos
chivas? | CO | los buses
chupetes? | CL PE EC BO | los dulces
micros? | ES | el micrófono
polos? | PE | las playeras
polo | AR | el polo a caballo
conchas? | ES CL PE EC CO VE PA DO CU | las conchas de mar
aguinaldos? | VE PR | los aguinaldos navideños
parrandas? | PR | las parrandas navideñas
bolitas? | AR UY | las bolitas de vidrio
chinas? | PR DO | las naranjas`

type Row = { test: RegExp; countries: readonly string[]; meant: string }

const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [said = '', countries = '', meant = ''] = line.split(' | ')
    return {
      // with what says more of it it is its giver's own: 'la pelota de goma', 'su gaita nueva', 'las Chivas'
      test: new RegExp(
        `(?<![A-Za-zÀ-ỹ])(?:(?:al?|de) )?(?:(?:[Ee]l|[Ll]a|[Ll][oa]s) )?${said}(?=$|[.,;)]| (?:y|e|los (?:domingos|sábados|fines)|todo)(?![A-Za-zÀ-ỹ]))`,
        'gu',
      ),
      countries: countries.split(' '),
      meant,
    }
  })

/** 'las gaitas' → 'las gaitas zulianas' in Venezuela, 'jugar a la pelota' → 'jugar al béisbol' in Cuba. */
export const inSenseOf = (text: string, country: Country | null): string =>
  country === null
    ? text
    : ROWS.filter(({ countries }) => countries.includes(country)).reduce(
        (whole, { test, meant }) =>
          whole.replace(test, (all, at: number, typed: string) => {
            if (OF_ONE.test(typed.slice(0, at))) return all
            const led = /^(?:al?|de) /u.exec(all)?.[0] ?? ''
            // 'una copa de tinto', 'jugar pelota'
            const isBare = !/(?<![A-Za-zÀ-ỹ])(?:al|el|la|l[oa]s) /iu.test(all)
            const said = isBare ? meant.replace(/^\S+ /u, '') : meant
            const told = `${led.replace(/^al /u, 'a ')}${said}`.replace(/^(a|de) el /u, '$1l ')
            return /^\p{Lu}/u.test(all) ? told[0]!.toUpperCase() + told.slice(1) : told
          }),
        text,
      )

/** 'tomar un tinto', 'con su pelota', 'en los polos', 'patear la pelota': one of them, whatever is done with it. */
const OF_ONE =
  /(?<![A-Za-zÀ-ỹ])(?:un[oa]?s?|mis?|tus?|sus?|nuestr[oa]s?|est[A-Za-zÀ-ỹ]+|es[oae]s?|otr[oa]s?|cada|algun[A-Za-zÀ-ỹ]*|much[oa]s?|buen[A-Za-zÀ-ỹ]*|dos|tres|cuatro|cinco|\d+|con|en|sin|(?!(?:ver|oír|escuchar|cantar|bailar|tocar|jugar|comer|tomar|beber|cuidar|volar|criar) )[A-Za-zÀ-ỹ]+[aeií]r(?:me|te|se|nos|l[aeo]s?)?) $/iu
