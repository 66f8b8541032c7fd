/** What is eaten, grows and lives: México | Argentina | Colombia | España | Chile | Perú, each with its article; more than one of it where it is only said so. */
export const TABLE_NOUNS = `el jugo|el jugo|el jugo|el zumo|el jugo|el jugo
la papa|la papa|la papa|la patata|la papa|la papa
el elote|el choclo|la mazorca|la mazorca|el choclo|el choclo
la torta|el sánguche|el sándwich|el bocadillo|el sándwich|el sánguche
el dulce|el caramelo|el dulce|el caramelo|el dulce|el dulce
la paleta|el chupetín|la paleta|la piruleta|el chupete|el chupetín
el chícharo|la arveja|la arveja|el guisante|la arveja|la arveja
el frijol|el poroto|el fríjol|la alubia|el poroto|el frejol
el ejote|la chaucha|la habichuela|la judía|el poroto verde|la vainita
el betabel|la remolacha|la remolacha|la remolacha|la betarraga|la beterraga
el aguacate|la palta|el aguacate|el aguacate|la palta|la palta
el durazno|el durazno|el durazno|el melocotón|el durazno|el durazno
la toronja|el pomelo|la toronja|el pomelo|el pomelo|la toronja
la fresa|la frutilla|la fresa|la fresa|la frutilla|la fresa
el cacahuate|el maní|el maní|el cacahuete|el maní|el maní
la mantequilla|la manteca|la mantequilla|la mantequilla|la mantequilla|la mantequilla
el pan dulce|el bizcocho|el pan dulce|el bollo|el bizcocho|el bizcocho
el pastel|la torta|la torta|la tarta|la torta|la torta
el atole|el chocolate|el chocolate|el chocolate|el chocolate|el chocolate
el tamal|la empanada|el tamal|la empanada|la humita|el tamal
el bolillo|el pancito|el pan|el panecillo|el pan|el pan
el pasto|el pasto|el pasto|la hierba|el pasto|el pasto
el jitomate|el tomate|el tomate|el tomate|el tomate|el tomate
el raspado|el granizado|el raspado|el granizado|el granizado|la raspadilla
el guajolote|el pavo|el pavo|el pavo|el pavo|el pavo
la catarina|la mariquita|la mariquita|la mariquita|la chinita|la mariquita
el cochinito|el chanchito|el marranito|el cerdito|el chanchito|el chanchito
el puerco|el chancho|el marrano|el cerdo|el chancho|el chancho
el chapulín|el saltamontes|el saltamontes|el saltamontes|el saltamontes|el saltamontes
el aserrín|el aserrín|el aserrín|el serrín|el aserrín|el aserrín
el costal|la bolsa|el costal|el saco|el saco|el costal
el guisado|el guiso|el guiso|el guiso|el guiso|el guiso
la botana|la picada|la picada|el aperitivo|el picoteo|el piqueo
el refresco|la gaseosa|la gaseosa|el refresco|la bebida|la gaseosa
el panqué|el budín|el ponqué|el bizcocho|el queque|el queque
la dona|la dona|la dona|la rosquilla|la dona|la dona
la galleta|la galletita|la galleta|la galleta|la galleta|la galleta
la cajeta|el dulce de leche|el arequipe|el dulce de leche|el manjar|el manjar
el chabacano|el damasco|el albaricoque|el albaricoque|el damasco|el damasco
el plátano|la banana|el banano|el plátano|el plátano|el plátano
la calabacita|el zapallito|el calabacín|el calabacín|el zapallito|el zapallito
la calabaza|el zapallo|la auyama|la calabaza|el zapallo|el zapallo
el camote|la batata|la batata|el boniato|el camote|el camote
el hule|la goma|el caucho|la goma|la goma|el jebe
la maceta|la maceta|la matera|la maceta|el macetero|la maceta
la bugambilia|la santa rita|la buganvilia|la buganvilla|la buganvilia|la buganvilia
la jacaranda|el jacarandá|el gualanday|la jacaranda|el jacarandá|el jacarandá
el lodo|el barro|el barro|el barro|el barro|el barro
la malteada|el licuado|la malteada|el batido|el batido|el batido
el platillo|el plato|el plato|el plato|el plato|el plato
la palomita de maíz|el pochoclo|la crispeta|la palomita de maíz|la cabrita|la palomita de maíz
el bistec|el bife|el bistec|el filete|el bistec|el bistec
el hot cake|el panqueque|el pancake|la tortita|el panqueque|el panqueque
la crema batida|la crema batida|la crema batida|la nata montada|la crema batida|la crema batida
el malvavisco|el malvavisco|el masmelo|la nube de azúcar|el malvavisco|el malvavisco
la sopa de fideo|la sopa de fideos|la sopa de fideos|la sopa de fideos|la sopa de fideos|la sopa de fideos
el tecolote|el búho|el búho|el búho|el búho|el búho
el zopilote|el jote|el gallinazo|el buitre|el jote|el gallinazo
el tlacuache|la comadreja|la chucha|la zarigüeya|la comadreja|la zarigüeya
el mayate|el escarabajo|el cucarrón|el escarabajo|el escarabajo|el escarabajo
el zorrillo|el zorrino|el zorrillo|la mofeta|el zorrino|el zorrino
el perico|el loro|el loro|el loro|el loro|el loro
el mosco|el mosquito|el zancudo|el mosquito|el zancudo|el zancudo
la milpa|el maizal|el maizal|el maizal|el maizal|el maizal
la merienda|la merienda|la merienda|la merienda|la once|el lonche
la hielera|la conservadora|la nevera|la neverita|el cooler|el cooler`
