import type { PlaceId } from '../../scene/scene.ts'

/** Real places that people write of, by what they look like. Those that are also words stand with their preposition. */
export const NAMED_PLACES: Partial<Record<PlaceId, string>> = {
  mountain:
    'teide, ruta del cares, moncayo, mulhacén, aneto, everest, montserrat, popocatépetl, iztaccíhuatl, fitz roy, guadarrama, gredos, covadonga, machu picchu, kilimanjaro, ordesa, aconcagua, chaltén, dolomitas, himalaya, pico de orizaba, somiedo, peñalara, cerro de la silla, huascarán, chimborazo, cotopaxi',
  beach:
    'benidorm, necochea, tecolutla, cancún, acapulco, mar del plata, ibiza, mallorca, tulum, copacabana, maldivas, puerto vallarta, cádiz, salou, gandía, sanxenxo, punta del este, mazatlán, huatulco, pinamar, villa gesell, costa brava, costa del sol, en varadero, punta cana, conil, zahara, en tarifa, a tarifa, torrevieja, peñíscola, cabo san lucas, en los cabos, mazunte, viña del mar, cartagena de indias, hawái, cadaqués, matalascañas, chipiona, la manga del mar menor, menorca, formentera, tenerife, lanzarote, fuerteventura, malibú, marbella',
  city: 'venecia, florencia, praga, berlín, ámsterdam, oaxaca, en puebla, a puebla, zaragoza, salamanca, toledo, la habana, cusco, medellín, montevideo, caracas, en quito, a quito, bruselas, viena, estambul, marrakech, budapest, milán, nápoles, oporto, dublín, edimburgo, chicago, san francisco, los ángeles, nueva orleans, bilbao, málaga, murcia, pamplona, valladolid, cdmx, tijuana, querétaro, guanajuato, mérida, la narvarte, coyoacán, la condesa, polanco',
  lake: 'titicaca, sanabria, chapala, xochimilco, nahuel huapi, bañolas, lago de garda, albufera, valle de bravo, atitlán',
  desert: 'wadi rum, monegros, bardenas, merzouga, san pedro de atacama, uyuni, las vegas, gran cañón',
  jungle: 'iguazú, monteverde, palenque, tortuguero, yucatán, chiapas, lacandona, bali',
  snow: 'sierra nevada, formigal, baqueira, las leñas, candanchú, ushuaia, cerro catedral, islandia, noruega, finlandia, andorra, alaska',
  forest: 'selva de irati, irati, la alpujarra, bosques de arrayanes, selva negra',
  river: 'ebro, duero, guadalquivir, paraná, usumacinta, descenso del sella, jerte, nilo',
}
