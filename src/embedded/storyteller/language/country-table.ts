/** What is eaten, grows and lives: México | Argentina | Colombia | España, each with its article; more than one of it where it is only said so. */
export const TABLE_NOUNS = `el jugo|el jugo|el jugo|el zumo
la papa|la papa|la papa|la patata
el elote|el choclo|la mazorca|la mazorca
la torta|el sánguche|el sándwich|el bocadillo
el dulce|el caramelo|el dulce|el caramelo
la paleta|el chupetín|la paleta|la piruleta
el chícharo|la arveja|la arveja|el guisante
el frijol|el poroto|el fríjol|la alubia
el ejote|la chaucha|la habichuela|la judía
el betabel|la remolacha|la remolacha|la remolacha
el aguacate|la palta|el aguacate|el aguacate
el durazno|el durazno|el durazno|el melocotón
la toronja|el pomelo|la toronja|el pomelo
la fresa|la frutilla|la fresa|la fresa
el cacahuate|el maní|el maní|el cacahuete
la mantequilla|la manteca|la mantequilla|la mantequilla
el pan dulce|el bizcocho|el pan dulce|el bollo
el pastel|la torta|la torta|la tarta
el atole|el chocolate|el chocolate|el chocolate
el tamal|la empanada|el tamal|la empanada
el bolillo|el pancito|el pan|el panecillo
el pasto|el pasto|el pasto|el césped
el jitomate|el tomate|el tomate|el tomate
el raspado|el granizado|el raspado|el granizado
el guajolote|el pavo|el pavo|el pavo
la catarina|la mariquita|la mariquita|la mariquita
el cochinito|el chanchito|el marranito|el cerdito
el puerco|el chancho|el marrano|el cerdo
el chapulín|el saltamontes|el saltamontes|el saltamontes
el aserrín|el aserrín|el aserrín|el serrín
el costal|la bolsa|el costal|el saco
el guisado|el guiso|el guiso|el guiso
la botana|la picada|la picada|el aperitivo
el refresco|la gaseosa|la gaseosa|el refresco
el panqué|el budín|el ponqué|el bizcocho
la dona|la dona|la dona|la rosquilla
la galleta|la galletita|la galleta|la galleta
la cajeta|el dulce de leche|el arequipe|el dulce de leche
el chabacano|el damasco|el albaricoque|el albaricoque
el plátano|la banana|el banano|el plátano
la calabacita|el zapallito|el calabacín|el calabacín
la calabaza|el zapallo|la auyama|la calabaza
el camote|la batata|la batata|el boniato
el hule|la goma|el caucho|la goma
la maceta|la maceta|la matera|la maceta
la bugambilia|la santa rita|la buganvilia|la buganvilla
la jacaranda|el jacarandá|el gualanday|la jacaranda
el lodo|el barro|el barro|el barro
la malteada|el licuado|la malteada|el batido
el platillo|el plato|el plato|el plato
la palomita de maíz|el pochoclo|la crispeta|la palomita de maíz
el bistec|el bife|el bistec|el filete
el hot cake|el panqueque|el pancake|la tortita
la crema batida|la crema batida|la crema batida|la nata montada
el malvavisco|el malvavisco|el masmelo|la nube de azúcar
la sopa de fideo|la sopa de fideos|la sopa de fideos|la sopa de fideos
el tecolote|el búho|el búho|el búho
el zopilote|el jote|el gallinazo|el buitre
el tlacuache|la comadreja|la chucha|la zarigüeya
el mayate|el escarabajo|el cucarrón|el escarabajo
el mosco|el mosquito|el zancudo|el mosquito
la milpa|el maizal|el maizal|el maizal
la hielera|la conservadora|la nevera|la neverita`
