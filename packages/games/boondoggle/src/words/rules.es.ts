import type { Translated } from '@boomtown/i18n';
import type { boondoggleRulesEn } from './rules.en.ts';

/** Spanish words of Boondoggle's rules page. */
export const boondoggleRulesEs: Translated<typeof boondoggleRulesEn> = {
  'rules-aim-title': 'De qué se trata',
  'rules-aim':
    'Cada cual lleva una empresa que debe construir una carretera: desde su oficina, por la Plaza Mayor del centro, hasta un destino que solo conoce quien la construye. Puede ganar quien tenga su carretera completa al acabar una ronda; si son varios, gana el más rico.',
  'rules-start-title': 'Con qué empiezas',
  'rules-start-money': 'Dinero, según cuántos juegan: {amounts}. Nadie tiene aún recursos.',
  'rules-start-money-of': '{money} con {seats} jugadores',
  'rules-start-pieces':
    'Seis carreteras, dos discos de comisión, dos de guardarraíl y una carta propia de Compra hostil.',
  'rules-start-market':
    'En la reserva hay {goods} de cada recurso por jugador. Al empezar, uno suelto cuesta {single} y una pareja {pair}.',
  'rules-start-goods': 'Los cuatro recursos son {goods}.',
  'rules-map-title': 'El mapa',
  'rules-map':
    'Cada tramo entre dos lugares es una milla. Tu primera milla es siempre la que sale de tu oficina. Desde la intersección sigues a la Plaza Mayor, o das un rodeo por un carril bus. Pasada la Plaza Mayor todos los caminos están abiertos: hacia fuera por la vía y la primera milla de alguien, y la última milla por el borde hasta el destino.',
  'rules-map-try': 'Pruébalo: eres la empresa {number}. Toca una milla iluminada para construirla.',
  'rules-map-at': '{miles}. Estás en {place}.',
  'rules-map-there': 'Una carretera a alguna parte: {miles} hasta {place}.',
  'rules-map-again': 'Empezar de nuevo',
  'rules-map-other': 'Otra empresa',
  'rules-roads-title': 'Cuatro maneras de hacer una milla',
  'rules-road-regular': 'Una carretera normal en terreno libre cuesta 1 cuadrilla, 1 de asfalto y 1 permiso.',
  'rules-road-bus':
    'Un carril bus, en una vía discontinua entre intersecciones, cuesta 1 cuadrilla y 1 de asfalto. Te trae un pez gordo, y puedes pasar gratis por tu propio carril una segunda vez.',
  'rules-road-elevated':
    'Una carretera elevada va sobre una ajena: 1 cuadrilla, 1 de asfalto, 1 permiso y 1 de acero. Se pueden apilar cuantas quieras, pero nunca sobre una tuya.',
  'rules-road-scheme':
    'Un chanchullo (fase 7) te lleva por una carretera ajena con un disco en lugar de una carretera. Comisión: paga los cuatro precios sueltos juntos; la mitad es para quien construyó la carretera más baja. Guardarraíl: 3 de acero, uno de ellos para esa misma persona. Tienes dos discos de cada clase.',
  'rules-road-pieces':
    'Tienes seis carreteras, y cinco millas es lo mínimo para llegar. La milla que construyes es tuya para siempre, se construya lo que se construya encima.',
  'rules-round-title': 'Una ronda',
  'rules-round':
    'Siete fases, y en cada una le toca a todo el mundo, empezando por quien tiene el camión rojo. Cada ronda pasa a la siguiente persona.',
  'rules-phase-1':
    'Fondos: desde tu primera carretera recibes 25\u00A0$ por ronda de un fondo de 150\u00A0$, y lo que traigan tus peces gordos.',
  'rules-phase-2':
    'Triquiñuelas: si quieres, compra una carta al más bajo de los siete precios. Luego hay dos vueltas en las que puedes jugar una carta cada vez.',
  'rules-phase-3':
    'Negociar: todos a la vez. Dinero, recursos, cartas y peces gordos cambian de manos mediante ofertas que la otra persona acepta. Como mucho tres ofertas abiertas a la vez, doce por ronda.',
  'rules-phase-4': 'Trabajo extra: toma 10\u00A0$ y descansa el resto de la ronda.',
  'rules-phase-5': 'Vender: cuanto quieras, una vez en cada mercado.',
  'rules-phase-6': 'Comprar o construir: una compra en un mercado (hasta cuatro sueltos o dos parejas), o una milla.',
  'rules-phase-7': 'Chanchullos: uno, si hay una carretera ajena en tu camino.',
  'rules-market-title': 'El mercado',
  'rules-market':
    'Cada recurso tiene su precio, y tres parejas tienen el suyo propio. Todo lo que compras o vendes va al precio de ese momento; después el marcador sube un puesto por unidad comprada y baja uno por unidad vendida.',
  'rules-market-try': 'Pruébalo con un poco de asfalto.',
  'rules-market-money': 'Tienes {money} y {goods}.',
  'rules-market-sell': 'Vender {count}',
  'rules-market-buy': 'Comprar {count}',
  'rules-destination-title': 'Tu destino',
  'rules-destination':
    'Cuando tu carretera ha llegado a la Plaza Mayor puedes, siempre que te toque, pagar 5\u00A0$ al bote y robar un destino. Guárdalo en secreto. Quien roba en último lugar se lleva el bote. Tu carretera está completa cuando llega a un destino que tienes.',
  'rules-purchase-title': 'Compras hostiles',
  'rules-purchase':
    'Cada cual empieza con una carta propia de este tipo: le quita a alguien un recurso al doble de su precio. Antes se le pregunta siempre. Con un matón y 15\u00A0$ puede negarse; entonces nada cambia de manos.',
  'rules-honchos-title': 'Peces gordos',
  'rules-honchos': 'Seis esperan en una bolsa. Cada uno paga una vez por ronda, desde la siguiente.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Todas las cartas',
  'rules-cards': 'Cincuenta y cuatro, de veinticinco clases. Al lado de cada una está cuántas hay.',
  'rules-card-count': '× {count}',
  'rules-end-title': 'El final',
  'rules-end':
    'La ronda en que se completa una carretera se juega hasta el final. De las carreteras completas gana aquella cuyo dueño tiene más dinero, y luego más cartas; si también hay empate, la victoria se comparte. Si tras la última ronda nadie ha acabado, gana la carretera más larga.',
};
