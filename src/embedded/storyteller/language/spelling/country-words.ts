/** Words of a country or of a house that the dictionary does not list; right as they are typed, and nobody's name. */
const WORDS = new Set(
  `kuchen engreído engreída wawa guagua guri gurisa gurises pibe piba chamaco chamaca parcero parcera ñaño ñaña pelao catira catire vato vata escuincle escuincla chilpayate cabro
  cabra lolo lola pololo polola gordis gordi bebe bebé baby nonno nonna mimi bela abuelis abue abu seño coach cumpa compa compi jevo jeva bro brother sister michi
  michis lomito perrhijo gatihijo cuy pug husky schnauzer bulldog poodle golden quiltro quiltra pichicho pichicha kiltro misifus cusco cuzco huaso
  huasa suegris primis hermanis cuate cuata güey guey wey mae cholo chola chabón chabon chabona ñato ñata petiso petisa chueco chueca paco paca pako yuta
  poli profe peque papi mami titi tata nana yaya yayo bff crush roomie influencer youtuber dj chef mister miss sensei nerd hater boomer toddler teen
  tablet compu celu cel peli uber taxi bondi laptop chifa tupper play playstation switch nintendo xbox wifi bluetooth netflix roomba alexa siri thermomix
  moka airbnb camper vocho tsuru jeep furgo vespa kayak skate roller kart combi app web blog chat mouse router gps dron chip chelada bot robotina
  quesadilla remís remis remise remisero remisera colectivero canillita diariero quinielero bandoneón bandoneonista chacarera malambo chamamé murguero murguera siku
  payada payador payadora changuito tano tana milanesa milanga choripán provoleta fugazzeta fainá chipá ñoqui raviol chinchulín lavarropas pelopincho metegol tuqui
  chasquilla marraqueta sopaipilla pololeo chupalla palta poroto cachureo cachai fome luca bacán bacana polera polerón huemul guata cahuín
  lúcuma aguaymanto camu chompa chullo canchita anticucho causita mototaxi rocoto yapa roche calato calata emoliente jirón picarón
  tintico buñuelo arepa bacano chévere lulo guanábana curuba feijoa uchuva chontaduro almojábana pandebono mecato lonchera trancón busetica sumercé
  amañador amañadora berraco berraca verraco verraca paisa guandolo viche mamoncillo hogao calentao aguapanela
  tamal tlacoyo tlayuda huarache guarache chilaquil molote atole tejate pozol tepache aguachile ceviche pambazo chongo huipil sarape chilango chilanga
  admin crocs pants jogging joggers tianguis taquería tortillería nevería paletería molcajete comal metate zacate birote chinampa trajinera alebrije papalote rompope jericalla camote quelite huitlacoche chapulín escamol
  zapatilla bocadillo chuche colacao pintxo txoko amatxu aita ama aitona amona iaio avi àvia insti corrala chinchón futbolín gominola sobao polvorón cafelito cafelillo
  chiquillería quesillo holi porfa porfis majete majísima majísimo braguita cotufa berraquera grandulón grandulona`.split(
    /\s+/,
  ),
)

/** 'arepas', 'chapulines' too. */
export const isCountryWord = (low: string): boolean =>
  WORDS.has(low) ||
  WORDS.has(low.replace(/s$/u, '')) ||
  WORDS.has(low.replace(/es$/u, '')) ||
  WORDS.has(low.replace(/ones$/u, 'ón').replace(/ines$/u, 'ín'))
