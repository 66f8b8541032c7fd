/** What many are called after their own names, and few by it: bare of accents, from the six countries. */
export const SURNAMES_BORNE: ReadonlySet<string> = new Set(
  `
  abarca aburto acevedo acosta acuna aedo aguado aguayo agudelo aguero aguilera aguirre aguirrezabal ahumada aizpurua alarcon albarracin alcantara
  alcaraz aldana alderete alfaro aliaga almada almeida almonte alonzo altamirano alvarado alzate amador amaya anaya ancamil andrade angulo antinao
  apaza aponte aracena arana arancibia arandia arango araujo aravena araya arboleda arce arciniegas arellano arenas arevalo arguedas arguello
  argueta arias arispe arizmendi armenta arreola arriaga arrieta arrieto arroyo arteaga arteta artigas arzalluz astorga astudillo atencio avalos
  avendano avila ayala azocar badillo baeza bahamonde balbuena ballesteros banda banos banuelos barahona barbosa barboza barcena bardales barraza
  barrera barreto barrientos barriga barrionuevo barrios barron barroso bascunan basso bastidas basualdo batista bayona becerra becerril bedoya
  bejarano belmonte beltran benavides bengoa bernal berrio berrocal betancourt betancur bianchi bilbao blanco blandon bocanegra bolanos bonilla
  borda borges bosch botero bravo briones brito brizuela buendia buitrago burgos burgueno bustamante bustillos bustos caballero cabanillas cabello
  cabezas cabral cabrera caceres caicedo cajal calderon callata calvo camacho camargo campos campuzano canales canas canizales cano capdevila caputo
  carbajal carballo carbonell carcamo cardenas cardona carmona carranza carrasco carrera carrillo carrion carrizo carvajal carvalho casals casanova
  casas castaneda castano castellanos castelli castilla castineira castrillon catalan catrileo ccori ceballos cedeno cepeda cerda cerna cervantes
  chacon chaparro chavarria chaves chavez choque cifuentes cisneros cisternas clavijo coello collazos colombo concha condor condori conti coria
  cornejo coronado coronel corrales correa correal cortes cortines covarrubias crespo cuadrado cuellar cuenca cuesta cuevas culebro curiel
  curihuinca cusi davalos daza deleon delgadillo diosdado donoso dorado duarte duenas duque duran durango echenique echeverri echeverria echeverry
  elizalde elizondo encinas enciso errazuriz escalante escalera escalona escamilla escandon escobar escudero espejo espinal espinosa esposito
  esquerra esquivel estrada estupinan etchegaray etchegoyen etcheverry etxaniz etxeberria fajardo falcon farfan farias feijoo ferrada ferrando
  ferrari ferrer ferreyra ferreyro ferro fierro figueredo figueroa flores foncesa fonseca fontana forero fraga frias frutos fuentealba
  fuentes fuenzalida gaete gaitan galarza galeano galindo gallardo gallego galvan gamarra gamboa gaona garay garces garibay garnica garrido garza
  garzon gaspari gatica gauna gavilan gaviria gaytan gentile giordano giraldo giron godoy goikoetxea gomezjurado gordillo gorosito goyeneche gramajo
  granados grijalva guajardo guardado guerra guerrico guevara guillen guisado gumucio gutierrez guzman haro henao heredia hermosillo herrero hevia
  hidalgo hinojosa holguin hoyos huaman huamani huanca huaraca huenchuman huentel huerta huertas huidobro hurtado ibarra ibarretxe idrovo illanes
  inostroza insfran iriarte irigoyen isaza iturbe iturriaga izquierdo jaimes jaque jara jaramillo jaureguy lagos laguna lamas lamela landa landeros
  lanza larrain larrea lasa lastra lazcano lazo ledesma leiva lema lerma leyton leyva lezama lezcano limachi linares lizama lizarazo llamas llanos
  llanquileo llerena loaiza lobato lobo lombardi londono loor lopera lorca losada loza lozano lucena lugo luque macedo machado machuca macias
  madrigal madueno maidana malave maldonado malpica mamani mancilla mancini manrique mansilla manzanares manzano marchena marchetti marileo marin
  mariscal marroquin martinelli marulanda mata matamoros mateus matta matus mayorga mazo mejia mendizabal meneses mera mercado merino mesa meza
  millan minaya miranda mojica molano monge monroy monsalve montalvo montano montenegro montero montes montiel montilla montoya mora morales moran
  morante morataya moreira morel moretti moreyra mosquera mota moya moyano mujica munera muniain muniz munoz murcia murillo nahuelpan naranjo narino
  nava navas navia necochea negrete neira nieto nogales norambuena noriega novoa obando obregon ocampo ocana ochoa ojeda olaizola olarte olave
  olguin olivares oliveira olivera olmedo olmos oporto ore orellana orjuela oropeza orozco orrego ortega ortuno osorio ospina osses otaegi otalora
  otero outeiro oviedo oyarzun pabon pacheco padilla painequeo palacios pallares palma palomino paniagua pantoja pardo paredes parra pastrana patino
  paucar pauro pazos pedraza pedrosa pellegrini pena penaloza perales peralta perdomo perea pereda peredo pereyra piazza piedrahita pimentel pineda
  pineiro pinilla pinos pinto pinzon pitti pizarro plaza plazas polanco pomar ponce porras portilla portillo posada poveda povedano pozo prado
  prieto puente puig pujol pulgarin pulido puma puyol quevedo quezada quijano quilla quilodran quimbay quinones quintana quintero quiroga quiros
  quispe rangel rasgado rebolledo recabarren recalde redondo reinoso rendon renteria requena restrepo retamal retamales revilla riascos ricci riffo
  rinaldi rincon rios riquelme rivas rivera robayo robledo robles roca rocha rodas roldan rolon romano romo rondon rosales rosas rosell rosero rossi
  rovira ruano rubiano rubio rueda rugeles saavedra saenz sagastume sainz salamanca salas salazar salcedo saldana saldarriaga salgado salguero
  salinas samaniego samper sanabria sandoval sanhueza santana santander santillan santisteban sanz sarabia saucedo schmidt seguel segura seoane
  sepulveda sequeira serna serrano serrat sierra siles silvera simancas solano soler solis soliz somoza soria sosa sotelo soto sotomayor
  subercaseaux tabares taboada tafur tamayo tapia tapias tejada tejeda tello tenorio teran terrazas ticona ticse tinoco tintaya tirado tobar tobon
  toledo toloza toro torrealba torrico torrijos tovar trejo trigo trigueros troncoso trujillo ubeda ugalde ugarte ulloa umana undurraga urbina
  urdaneta uriarte uribe urkullu urquiza urrea urrutia useche valdebenito valderrama valdes valdivia valdivieso valencia valenzuela valladares valle
  vallejo vallejos valles valverde vanegas varela vasconcelos vela velasco veliz venegas verdejo verdugo vergara vicuna vidal videla vieira vilanova
  villafane villagran villalba villalobos villamil villamizar villanueva villar villaroel villarreal villarroel villaverde villegas viteri vivanco
  yanes yepes yupanqui zabala zabaleta zaldivar zambrana zambrano zamora zamorano zapata zarate zavala zavaleta zeballos zelaya zenteno zubiri
  zubizarreta zuleta zuluaga zuniga zurita
  `
    .trim()
    .split(/\s+/),
)
