/** House, street, school and play: México | Argentina | Colombia | España | Chile | Perú, each with its article; more than one of it where it is only said so. */
export const HOUSE_NOUNS = `el coche|el auto|el carro|el coche|el auto|el carro
el listón|la cinta|la cinta|la cinta|la cinta|la cinta
la tienda|el negocio|la tienda|la tienda|la tienda|la tienda
el letrero|el cartel|el letrero|el cartel|el letrero|el letrero
la alcaldesa|la intendenta|la alcaldesa|la alcaldesa|la alcaldesa|la alcaldesa
el alcalde|el intendente|el alcalde|el alcalde|el alcalde|el alcalde
la banqueta|la vereda|el andén|la acera|la vereda|la vereda
el refrigerador|la heladera|la nevera|la nevera|el refrigerador|la refrigeradora
el carro|el auto|el carro|el coche|el auto|el carro
el carrito|el autito|el carrito|el cochecito|el autito|el carrito
el autobús|el colectivo|el bus|el autobús|el bus|el bus
la lonchera|la lunchera|la lonchera|la fiambrera|la lonchera|la lonchera
el plumón|el marcador|el marcador|el rotulador|el plumón|el plumón
el clóset|el placard|el clóset|el armario|el clóset|el clóset
el garrafón|el bidón|el botellón|el bidón|el bidón|el bidón
la alberca|la pileta|la piscina|la piscina|la piscina|la piscina
el popote|el sorbete|el pitillo|la pajita|la bombilla|la cañita
la cobija|la frazada|la cobija|la manta|la frazada|la frazada
la cobijita|la frazadita|la cobijita|la mantita|la frazadita|la frazadita
la chamarra|la campera|la chaqueta|la chaqueta|la chaqueta|la casaca
el suéter|el pulóver|el saco|el jersey|el suéter|la chompa
la playera|la remera|la camiseta|la camiseta|la polera|el polo
el calcetín|la media|la media|el calcetín|el calcetín|la media
el boleto|el boleto|el tiquete|el billete|el boleto|el boleto
la computadora|la computadora|el computador|el ordenador|el computador|la computadora
el celular|el celular|el celular|el móvil|el celular|el celular
la plática|la charla|la charla|la charla|la conversación|la conversación
la resbaladilla|el tobogán|el rodadero|el tobogán|el resbalín|el tobogán
la recámara|la habitación|la alcoba|la habitación|el dormitorio|el dormitorio
la cajuela|el baúl|el baúl|el maletero|el maletero|la maletera
la llanta|la goma|la llanta|la rueda|el neumático|la llanta
la gasolina|la nafta|la gasolina|la gasolina|la bencina|la gasolina
la carretera|la ruta|la carretera|la carretera|la carretera|la carretera
el departamento|el departamento|el apartamento|el piso|el departamento|el departamento
el foco|la lamparita|el bombillo|la bombilla|la ampolleta|el foco
el cerillo|el fósforo|el fósforo|la cerilla|el fósforo|el fósforo
la curita|la curita|la curita|la tirita|la curita|la curita
la mamila|la mamadera|el tetero|el biberón|la mamadera|el biberón
el chupón|el chupete|el chupo|el chupete|el chupete|el chupón
la carriola|el cochecito|el coche|el carrito|el coche|el cochecito
la tina|la bañera|la tina|la bañera|la tina|la tina
el mesero|el mozo|el mesero|el camarero|el garzón|el mozo
el tianguis|la feria|el mercado|el mercadillo|la feria|el mercado
la tlapalería|la ferretería|la ferretería|la ferretería|la ferretería|la ferretería
el papalote|el barrilete|la cometa|la cometa|el volantín|la cometa
el trompo|el trompo|el trompo|la peonza|el trompo|el trompo
la canica|la bolita|la canica|la canica|la bolita|la canica
el overol|el mameluco|el overol|el mono|el overol|el overol
el audífono|el auricular|el audífono|el auricular|el audífono|el audífono
el gis|la tiza|la tiza|la tiza|la tiza|la tiza
el salón|la clase|el salón|la clase|la sala|el salón
el periódico|el diario|el periódico|el periódico|el diario|el periódico
la calificación|la nota|la nota|la nota|la nota|la nota
el pizarrón|el pizarrón|el tablero|la pizarra|el pizarrón|la pizarra
el buró|la mesa de luz|la mesa de noche|la mesilla|el velador|el velador
el tapete|la alfombra|el tapete|la alfombra|la alfombra|la alfombra
la cubeta|el balde|el balde|el cubo|el balde|el balde
la banca|el banco|la banca|el banco|la banca|la banca
el moño|el moño|el moño|el lazo|el moño|el lazo
el apapacho|el mimo|el apapacho|el mimo|el mimo|el mimo
el elevador|el ascensor|el ascensor|el ascensor|el ascensor|el ascensor
la estampilla|la estampilla|la estampilla|el sello|la estampilla|la estampilla
el velador|el sereno|el celador|el vigilante|el guardia|el vigilante
el futbol|el fútbol|el fútbol|el fútbol|el fútbol|el fútbol
la agujeta|el cordón|el cordón|el cordón|el cordón|el pasador
la secundaria|la secundaria|el bachillerato|el instituto|el liceo|la secundaria
la primaria|la primaria|la primaria|el colegio|la escuela|la primaria
el kínder|el jardín|el jardín|la guardería|el kínder|el nido
el chofer|el chofer|el conductor|el conductor|el chofer|el chofer
la cancha|la cancha|la cancha|el campo|la cancha|la cancha
la licuadora|la licuadora|la licuadora|la batidora|la licuadora|la licuadora
el lavabo|el lavatorio|el lavamanos|el lavabo|el lavamanos|el lavatorio
el fregadero|la bacha|el lavaplatos|el fregadero|el lavaplatos|el lavadero
la cuadra|la cuadra|la cuadra|la manzana|la cuadra|la cuadra
el estacionamiento|el estacionamiento|el parqueadero|el aparcamiento|el estacionamiento|el estacionamiento
la glorieta|la rotonda|la glorieta|la rotonda|la rotonda|el óvalo
la engrapadora|la abrochadora|la cosedora|la grapadora|la corchetera|el engrapador
el cuate|el amigo|el parcero|el colega|el amigo|el amigo
el chamaco|el pibe|el pelado|el chaval|el niño|el chico
la chamaca|la piba|la pelada|la chavala|la niña|la chica
el molcajete|el mortero|el mortero|el mortero|el mortero|el mortero
el comal|la plancha|la plancha|la plancha|la plancha|la plancha
el rebozo|el pañuelo|el pañolón|el mantón|el chal|el chal
el huarache|la ojota|la cotiza|la sandalia|la ojota|la sandalia
la chancla|la ojota|la chancla|la chancla|la sandalia|la sandalia
el sarape|el poncho|la ruana|la manta|el poncho|el poncho
el papel de china|el papel de seda|el papel de seda|el papel de seda|el papel de seda|el papel de seda
la maleta|la valija|la maleta|la maleta|la maleta|la maleta
la taquilla|la boletería|la taquilla|la taquilla|la boletería|la boletería
el gafete|la credencial|la escarapela|la acreditación|la credencial|el fotocheck
el control remoto|el control remoto|el control remoto|el mando|el control remoto|el control remoto
el arete|el aro|el arete|el pendiente|el aro|el arete
la sudadera|el buzo|el buzo|la sudadera|el polerón|la polera
la pantufla|la pantufla|la pantufla|la zapatilla|la pantufla|la pantufla
la sonaja|el sonajero|el sonajero|el sonajero|el sonajero|el sonajero
la resortera|la gomera|la cauchera|el tirachinas|la honda|la honda
la azotea|la terraza|la azotea|la azotea|la azotea|la azotea
el tinaco|el tanque|el tanque|el depósito|el tanque|el tanque
el apagador|la perilla|el interruptor|el interruptor|el interruptor|el interruptor
la cochera|la cochera|el garaje|el garaje|el garaje|la cochera
el relajo|el lío|el relajo|el jaleo|el desorden|el desorden
el tiradero|el desorden|el reguero|el desorden|el desorden|el desorden
la alcancía|la alcancía|la alcancía|la hucha|la alcancía|la alcancía
la tiendita|el almacén|la tienda|la tienda|el almacén|la bodega
la papelería|la librería|la papelería|la papelería|la librería|la librería
la paletería|la heladería|la heladería|la heladería|la heladería|la heladería
la nevería|la heladería|la heladería|la heladería|la heladería|la heladería
el carrusel|la calesita|el carrusel|el tiovivo|el carrusel|el carrusel
la rueda de la fortuna|la vuelta al mundo|la rueda de Chicago|la noria|la rueda de la fortuna|la rueda de la fortuna
la podadora|la cortadora|la podadora|el cortacésped|la cortadora|la podadora
la estufa|la cocina|la estufa|la cocina|la cocina|la cocina
los lentes|los anteojos|las gafas|las gafas|los lentes|los lentes
los tenis|las zapatillas|los tenis|las zapatillas|las zapatillas|las zapatillas
el mandil|el delantal|el delantal|el delantal|el delantal|el mandil
la barda|la tapia|la tapia|la tapia|el muro|el muro
el barandal|la baranda|la baranda|la barandilla|la baranda|la baranda
el cachete|el cachete|el cachete|el moflete|el cachete|el cachete
la bodega|el depósito|la bodega|el almacén|la bodega|el depósito
la cazuela|la cacerola|la olla|la cazuela|la olla|la olla
el cojín|el almohadón|el cojín|el cojín|el cojín|el cojín
la boleta|el boletín|el boletín|el boletín|la libreta de notas|la libreta de notas
la bocina|el parlante|el parlante|el altavoz|el parlante|el parlante
la bocina de barco|la bocina de barco|la bocina de barco|la sirena de barco|la bocina de barco|la bocina de barco
la llave del agua|la canilla|la llave del agua|el grifo|la llave del agua|el caño
el ayuntamiento|la municipalidad|la alcaldía|el ayuntamiento|la municipalidad|la municipalidad
el balde|el balde|el balde|el cubo|el balde|el balde
la patineta|la patineta|la patineta|el monopatín|la patineta|la patineta
la camioneta|la camioneta|la camioneta|la furgoneta|la camioneta|la camioneta
la muchacha|la chica|la muchacha|la chica|la muchacha|la muchacha
el muchacho|el chico|el muchacho|el chico|el muchacho|el muchacho
el fierro|el fierro|el hierro|el hierro|el fierro|el fierro
la charola|la bandeja|la bandeja|la bandeja|la bandeja|la bandeja
el platón|la fuente|la bandeja|la fuente|la fuente|la fuente
el trapeador|el lampazo|el trapero|la fregona|el trapero|el trapeador
el escuincle|el pibe|el pelado|el crío|el niño|el chico
la escuincla|la piba|la pelada|la cría|la niña|la chica
la mesera|la moza|la mesera|la camarera|la garzona|la moza
el chavo|el pibe|el pelado|el chaval|el joven|el chico
la chava|la piba|la pelada|la chavala|la joven|la chica
la dulcería|el quiosco|la dulcería|la confitería|la confitería|la dulcería
la miscelánea|el almacén|la tienda|la tienda|el almacén|la bodega
el pesero|el colectivo|la buseta|el autobús|la micro|el micro
la central camionera|la terminal|la terminal|la estación de autobuses|el terminal|el terminal
el tráiler|el acoplado|la tractomula|el tráiler|el camión|el tráiler
el claxon|la bocina|el pito|el claxon|la bocina|el claxon
la calcomanía|la calcomanía|la calcomanía|la pegatina|la calcomanía|la calcomanía
el diurex|la cinta adhesiva|la cinta pegante|el celo|la cinta adhesiva|la cinta adhesiva
el fólder|la carpeta|la carpeta|la carpeta|la carpeta|el fólder
la pluma fuente|la lapicera|el estilógrafo|la pluma|la lapicera|la pluma fuente
el sacapuntas|el sacapuntas|el tajalápiz|el sacapuntas|el sacapuntas|el tajador
la crayola|el crayón|la crayola|la cera de colores|el crayón|la crayola
el regaño|el reto|el regaño|la regañina|el reto|el regaño
el berrinche|el berrinche|la pataleta|la rabieta|la pataleta|el berrinche
la flojera|la fiaca|la pereza|la pereza|la flojera|la flojera
la chamba|el laburo|el camello|el curro|la pega|la chamba
el chisme|el chisme|el chisme|el cotilleo|el chisme|el chisme
la carcacha|la cafetera|la carcacha|la tartana|la carcacha|la carcacha
la pijama|el pijama|la pijama|el pijama|el pijama|la pijama
la bolsa de mano|la cartera|el bolso|el bolso|la cartera|la cartera
el brasier|el corpiño|el brasier|el sujetador|el sostén|el brasier
el zíper|el cierre|la cremallera|la cremallera|el cierre|el cierre
el alfiler de seguridad|el alfiler de gancho|el gancho|el imperdible|el alfiler de gancho|el imperdible
el excusado|el inodoro|el inodoro|el váter|el inodoro|el inodoro
el rompecabezas|el rompecabezas|el rompecabezas|el puzle|el rompecabezas|el rompecabezas
las escondidillas|las escondidas|las escondidas|el escondite|las escondidas|las escondidas
las traes|la mancha|la lleva|el pillapilla|la pinta|las chapadas
el avioncito|la rayuela|la golosa|la rayuela|el luche|el mundo
la matatena|la payana|los yaxes|las tabas|la payaya|los yaxes
el brincolín|el inflable|el saltarín|el castillo hinchable|el inflable|el saltarín
el portero|el arquero|el arquero|el portero|el arquero|el arquero
la portería|el arco|el arco|la portería|el arco|el arco
el medio tiempo|el entretiempo|el medio tiempo|el descanso|el entretiempo|el medio tiempo
la canasta|la canasta|la canasta|la cesta|la canasta|la canasta
el canasto|el canasto|el canasto|el cesto|el canasto|el canasto
la porra|la hinchada|la barra|la afición|la barra|la barra
el vidrio|el vidrio|el vidrio|el cristal|el vidrio|el vidrio
la panza|la panza|la panza|la barriga|la guata|la panza
la pancita|la pancita|la pancita|la barriguita|la guatita|la pancita
el ropero|el ropero|el ropero|el armario|el ropero|el ropero
la gorra de baño|la gorra de baño|el gorro de baño|el gorro de baño|la gorra de baño|el gorro de baño
el desarmador|el destornillador|el destornillador|el destornillador|el destornillador|el desarmador
el mecate|la soga|el lazo|la cuerda|el cordel|la soga
el refri|la heladera|la nevera|la nevera|el refri|la refri
el retazo|el retazo|el retazo|el retal|el retazo|el retazo
el jalón|el tirón|el jalón|el tirón|el tirón|el jalón
la liga de pelo|la gomita de pelo|el caucho de pelo|la goma de pelo|el elástico de pelo|la liga de pelo
el recado|el mensaje|el recado|el recado|el recado|el recado
la veladora|la vela|la veladora|la vela|la vela|la vela
la casa de campaña|la carpa|la carpa|la tienda de campaña|la carpa|la carpa
la tienda de campaña|la carpa|la carpa|la tienda de campaña|la carpa|la carpa
la envoltura|el envoltorio|la envoltura|el envoltorio|el envoltorio|la envoltura
la cartera|la billetera|la billetera|la cartera|la billetera|la billetera
la cinta de medir|la cinta métrica|la cinta métrica|la cinta métrica|la huincha|la wincha
la sombrilla|la sombrilla|la sombrilla|la sombrilla|el quitasol|la sombrilla`
