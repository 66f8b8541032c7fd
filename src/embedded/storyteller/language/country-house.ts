/** House, street, school and play: México | Argentina | Colombia | España, each with its article; more than one of it where it is only said so. */
export const HOUSE_NOUNS = `el coche|el auto|el carro|el coche
la banqueta|la vereda|el andén|la acera
el refrigerador|la heladera|la nevera|la nevera
el carro|el auto|el carro|el coche
el carrito|el autito|el carrito|el cochecito
el autobús|el colectivo|el bus|el autobús
la lonchera|la lunchera|la lonchera|la fiambrera
el plumón|el marcador|el marcador|el rotulador
el clóset|el placard|el clóset|el armario
la alberca|la pileta|la piscina|la piscina
el popote|el sorbete|el pitillo|la pajita
la cobija|la frazada|la cobija|la manta
la cobijita|la frazadita|la cobijita|la mantita
la chamarra|la campera|la chaqueta|la chaqueta
el suéter|el pulóver|el saco|el jersey
la playera|la remera|la camiseta|la camiseta
el calcetín|la media|la media|el calcetín
el boleto|el boleto|el tiquete|el billete
la computadora|la computadora|el computador|el ordenador
el celular|el celular|el celular|el móvil
la plática|la charla|la charla|la charla
el columpio|la hamaca|el columpio|el columpio
la resbaladilla|el tobogán|el rodadero|el tobogán
la recámara|la habitación|la alcoba|la habitación
la cajuela|el baúl|el baúl|el maletero
la llanta|la goma|la llanta|la rueda
la gasolina|la nafta|la gasolina|la gasolina
la carretera|la ruta|la carretera|la carretera
el departamento|el departamento|el apartamento|el piso
el foco|la lamparita|el bombillo|la bombilla
el cerillo|el fósforo|el fósforo|la cerilla
la curita|la curita|la curita|la tirita
la mamila|la mamadera|el tetero|el biberón
el chupón|el chupete|el chupo|el chupete
la carriola|el cochecito|el coche|el carrito
la tina|la bañera|la tina|la bañera
el mesero|el mozo|el mesero|el camarero
el tianguis|la feria|el mercado|el mercadillo
la tlapalería|la ferretería|la ferretería|la ferretería
el papalote|el barrilete|la cometa|la cometa
el trompo|el trompo|el trompo|la peonza
la canica|la bolita|la canica|la canica
el overol|el mameluco|el overol|el mono
el gis|la tiza|la tiza|la tiza
el pizarrón|el pizarrón|el tablero|la pizarra
el buró|la mesa de luz|la mesa de noche|la mesilla
el tapete|la alfombra|el tapete|la alfombra
la cubeta|el balde|el balde|el cubo
la banca|el banco|la banca|el banco
el moño|el moño|el moño|el lazo
el apapacho|el mimo|el apapacho|el mimo
el elevador|el ascensor|el ascensor|el ascensor
la estampilla|la estampilla|la estampilla|el sello
el velador|el sereno|el celador|el vigilante
el futbol|el fútbol|el fútbol|el fútbol
la agujeta|el cordón|el cordón|el cordón
la secundaria|la secundaria|el bachillerato|el instituto
la primaria|la primaria|la primaria|el colegio
el kínder|el jardín|el jardín|la guardería
el chofer|el chofer|el conductor|el conductor
la cancha|la cancha|la cancha|el campo
la licuadora|la licuadora|la licuadora|la batidora
el lavabo|el lavatorio|el lavamanos|el lavabo
el fregadero|la bacha|el lavaplatos|el fregadero
la cuadra|la cuadra|la cuadra|la manzana
el estacionamiento|el estacionamiento|el parqueadero|el aparcamiento
la glorieta|la rotonda|la glorieta|la rotonda
la engrapadora|la abrochadora|la cosedora|la grapadora
el cuate|el amigo|el parcero|el colega
el chamaco|el pibe|el pelado|el chaval
la chamaca|la piba|la pelada|la chavala
el molcajete|el mortero|el mortero|el mortero
el comal|la plancha|la plancha|la plancha
el rebozo|el pañuelo|el pañolón|el mantón
el huarache|la ojota|la cotiza|la sandalia
la chancla|la ojota|la chancla|la chancla
el sarape|el poncho|la ruana|la manta
el papel de china|el papel de seda|el papel de seda|el papel de seda
la maleta|la valija|la maleta|la maleta
la taquilla|la boletería|la taquilla|la taquilla
el gafete|la credencial|la escarapela|la acreditación
el control remoto|el control remoto|el control remoto|el mando
el arete|el aro|el arete|el pendiente
la sudadera|el buzo|el buzo|la sudadera
la pantufla|la pantufla|la pantufla|la zapatilla
la sonaja|el sonajero|el sonajero|el sonajero
la resortera|la gomera|la cauchera|el tirachinas
la azotea|la terraza|la azotea|la azotea
el tinaco|el tanque|el tanque|el depósito
el apagador|la perilla|el interruptor|el interruptor
la cochera|la cochera|el garaje|el garaje
el relajo|el lío|el relajo|el jaleo
el tiradero|el desorden|el reguero|el desorden
la alcancía|la alcancía|la alcancía|la hucha
la tiendita|el almacén|la tienda|la tienda
la papelería|la librería|la papelería|la papelería
la paletería|la heladería|la heladería|la heladería
la nevería|la heladería|la heladería|la heladería
el carrusel|la calesita|el carrusel|el tiovivo
la rueda de la fortuna|la vuelta al mundo|la rueda de Chicago|la noria
la podadora|la cortadora|la podadora|el cortacésped
la estufa|la cocina|la estufa|la cocina
los lentes|los anteojos|las gafas|las gafas
los tenis|las zapatillas|los tenis|las zapatillas
el mandil|el delantal|el delantal|el delantal
la barda|la tapia|la tapia|la tapia
el barandal|la baranda|la baranda|la barandilla
el cachete|el cachete|el cachete|el moflete
la bodega|el depósito|la bodega|el almacén
la cazuela|la cacerola|la olla|la cazuela
el cojín|el almohadón|el cojín|el cojín
la boleta|el boletín|el boletín|el boletín
la bocina|el parlante|el parlante|el altavoz
la bocina de barco|la bocina de barco|la bocina de barco|la sirena de barco
la llave del agua|la canilla|la llave del agua|el grifo
el ayuntamiento|la municipalidad|la alcaldía|el ayuntamiento
el balde|el balde|el balde|el cubo
la patineta|la patineta|la patineta|el monopatín
la camioneta|la camioneta|la camioneta|la furgoneta
la muchacha|la chica|la muchacha|la chica
el muchacho|el chico|el muchacho|el chico
el fierro|el fierro|el hierro|el hierro
la charola|la bandeja|la bandeja|la bandeja
el platón|la fuente|la bandeja|la fuente
el trapeador|el lampazo|el trapero|la fregona
el escuincle|el pibe|el pelado|el crío
la escuincla|la piba|la pelada|la cría
la mesera|la moza|la mesera|la camarera
el chavo|el pibe|el pelado|el chaval
la chava|la piba|la pelada|la chavala
la dulcería|el quiosco|la dulcería|la confitería
la miscelánea|el almacén|la tienda|la tienda
el pesero|el colectivo|la buseta|el autobús
la central camionera|la terminal|la terminal|la estación de autobuses
el tráiler|el acoplado|la tractomula|el tráiler
el claxon|la bocina|el pito|el claxon
la calcomanía|la calcomanía|la calcomanía|la pegatina
el diurex|la cinta adhesiva|la cinta pegante|el celo
el fólder|la carpeta|la carpeta|la carpeta
la pluma fuente|la lapicera|el estilógrafo|la pluma
el sacapuntas|el sacapuntas|el tajalápiz|el sacapuntas
la crayola|el crayón|la crayola|la cera de colores
el regaño|el reto|el regaño|la regañina
el berrinche|el berrinche|la pataleta|la rabieta
la flojera|la fiaca|la pereza|la pereza
la chamba|el laburo|el camello|el curro
el chisme|el chisme|el chisme|el cotilleo
la carcacha|la cafetera|la carcacha|la tartana
la pijama|el pijama|la pijama|el pijama
la bolsa de mano|la cartera|el bolso|el bolso
el brasier|el corpiño|el brasier|el sujetador
el zíper|el cierre|la cremallera|la cremallera
el alfiler de seguridad|el alfiler de gancho|el gancho|el imperdible
el excusado|el inodoro|el inodoro|el váter
el rompecabezas|el rompecabezas|el rompecabezas|el puzle
las escondidillas|las escondidas|las escondidas|el escondite
las traes|la mancha|la lleva|el pillapilla
el avioncito|la rayuela|la golosa|la rayuela
la matatena|la payana|los yaxes|las tabas
el brincolín|el inflable|el saltarín|el castillo hinchable
el portero|el arquero|el arquero|el portero
la portería|el arco|el arco|la portería
el medio tiempo|el entretiempo|el medio tiempo|el descanso`
