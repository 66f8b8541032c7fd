import type { Style } from '../../../../engine.ts'

/** Changes with every change of the blocks below. */
export const STYLE_BLOCKS_VERSION = 'estilos-1'

/**
 * How each style is drawn: technique, line, colour, light, faces, background. Word for word the same in every prompt of
 * a story. Looks are described, studios and artists never named: models refuse or imitate badly where they are.
 */
export const STYLE_BLOCKS: Record<Style, string> = {
  infantil:
    'Ilustración de álbum infantil en papel recortado y témpera: formas grandes y redondeadas, bordes suaves sin línea negra, capas de papel con una sombra mínima entre ellas. Paleta cálida y limpia (miel, coral, verde salvia, azul cielo, crema). Luz pareja de mañana. Caras sencillas y muy expresivas, ojos pequeños y redondos, mejillas rosadas. Fondo con pocos elementos bien elegidos y aire alrededor de los personajes.',
  ghibli:
    'Fotograma pintado de película de animación tradicional japonesa de aire pastoril: personajes de línea fina y color plano con una sola sombra suave, sobre fondos de gouache llenos de detalle. Nubes blancas enormes, hierba que se mueve con el viento, hojas y polvo en el aire. Verdes frescos, azules limpios, tejas cálidas. Luz de tarde de verano. Caras sencillas, ojos grandes y serenos, gestos naturales.',
  pixar:
    'Fotograma de película de animación tridimensional de gran estudio: volúmenes suaves y redondeados, piel con luz que la atraviesa ligeramente, telas y cabellos con textura fina. Iluminación de cine con luz principal cálida, relleno azulado y contorno brillante. Profundidad de campo corta con fondo desenfocado. Colores saturados y armónicos. Proporciones un poco caricaturescas, ojos grandes con reflejos, sonrisas contagiosas.',
  anime:
    'Ilustración de animación japonesa contemporánea: línea limpia de grosor variable, color plano con dos tonos de sombra de borde nítido, brillos en el cabello y en los ojos. Cielos dramáticos con degradados de violeta a naranja, rayos de luz y partículas. Encuadre dinámico de cine. Ojos grandes y detallados, cabello en mechones, expresiones intensas y luminosas.',
  funko:
    'Figuras de vinilo coleccionables en una maqueta: cabeza muy grande y cúbica de esquinas redondeadas, cuerpo pequeño y corto, ojos negros redondos como botones muy separados, nariz mínima y sin boca o con una línea muy corta. Plástico satinado con reflejos de estudio, colores planos y vivos. Decorado en miniatura con suelo liso y fondo de color sencillo. Fotografía de producto con luz suave y sombra de contacto.',
  realista:
    'Pintura al óleo figurativa de tradición clásica: proporciones naturales, piel y telas observadas con paciencia, pincelada visible y empaste en las luces. Claroscuro suave con luz natural de ventana o de atardecer. Paleta terrosa con acentos vivos. Fondo pintado con profundidad atmosférica. Rostros fieles, mirada viva y serena; nunca fotografía.',
  acuarela:
    'Acuarela sobre papel de grano grueso: aguadas transparentes, bordes que se funden en húmedo, floraciones de pigmento y salpicaduras leves. Dibujo previo a lápiz fino que se deja ver. Blanco del papel como luz. Paleta suave y luminosa (azul cobalto, siena, verde oliva, rosa). Caras resueltas con pocas manchas precisas, gesto tierno.',
  comic:
    'Viñeta única de historieta europea de línea clara: contorno de tinta negra seguro y uniforme, color plano con tramas de puntos en las sombras, negros bien colocados. Paleta viva de imprenta (rojo, amarillo, cian y crema). Perspectiva marcada, líneas de movimiento discretas. Caras de rasgos simples y muy legibles. Sin globos, sin cartelas y sin onomatopeyas.',
  retro:
    'Serigrafía de cartel de mediados del siglo veinte: cuatro tintas planas (mostaza, verde azulado, rojo teja y crema) con ligero desajuste de registro y grano de papel envejecido. Formas geométricas simplificadas, siluetas claras, texturas de esponja y pincel seco. Composición de cartel con grandes áreas lisas. Caras de trazos mínimos con mucho encanto.',
  dibujo:
    'Dibujo a lápiz blando sobre papel de grano visible: trazo suelto y seguro, sombreado por tramas y difumino, blancos del papel en las luces. Solo grafito, con un toque muy leve de lápiz de color en mejillas y en un objeto importante. Líneas de construcción apenas visibles. Caras delicadas y expresivas. Fondo sugerido que se pierde hacia los bordes.',
}
