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
  'rules-start-own':
    'Tu Compra hostil propia no se puede negociar y sale de la partida al jugarla. Hasta entonces cuenta como carta en mano.',
  'rules-start-companies':
    'Con dos jugadores juegan las empresas 1 y 4; con tres, la 1, la 3 y la 5; con cuatro, la 1, la 2, la 5 y la 6; con cinco, todas menos la 5; con seis, todas.',
  'rules-start-market':
    'En la reserva hay {goods} de cada recurso por jugador. Al empezar, uno suelto cuesta {single} y una pareja {pair}.',
  'rules-start-goods': 'Los cuatro recursos son {goods}.',
  'rules-map-title': 'El mapa',
  'rules-map':
    'Cada tramo entre dos lugares es una milla. Tu primera milla es siempre la que sale de tu oficina. Desde la intersección sigues a la Plaza Mayor, o das un rodeo por carriles bus; los demás caminos se abren solo después de la Plaza Mayor. Entonces sales por la vía y la primera milla de otra empresa, y la última milla va por el borde hasta el destino. De cualquier oficina a cualquier destino hay cinco millas.',
  'rules-map-chain':
    'Tu carretera es una cadena: cada milla empieza donde acabó la anterior, y ningún tramo se usa dos veces, salvo tus propios carriles bus.',
  'rules-map-try': 'Pruébalo: eres la empresa {number}. Toca una milla iluminada para construirla.',
  'rules-map-at': '{miles}. Estás en {place}.',
  'rules-map-there': 'Una carretera a alguna parte: {miles} hasta {place}.',
  'rules-map-again': 'Empezar de nuevo',
  'rules-map-other': 'Otra empresa',
  'rules-roads-title': 'Cuatro maneras de hacer una milla',
  'rules-road-regular': 'Una carretera normal en terreno libre cuesta 1 cuadrilla, 1 de asfalto y 1 permiso.',
  'rules-road-bus':
    'Un carril bus, en una vía discontinua entre intersecciones, cuesta 1 cuadrilla y 1 de asfalto. Te trae un pez gordo, mientras queden, y puedes pasar gratis por cada carril tuyo una segunda vez.',
  'rules-road-elevated':
    'Una carretera elevada va sobre una ajena: 1 cuadrilla, 1 de asfalto, 1 permiso y 1 de acero. Se pueden apilar cuantas quieras, pero nunca sobre una tuya. Sobre un carril bus no es carril: ni pez gordo ni segunda pasada.',
  'rules-road-scheme':
    'Un chanchullo (fase 7) te lleva por una carretera ajena, elevada o no, con un disco en lugar de una carretera. Cuenta como milla tuya. Comisión: paga los cuatro precios sueltos juntos; la mitad de lo que pagas es para quien construyó allí la carretera más baja. Guardarraíl: 3 de acero, uno para esa misma persona y los demás a la reserva. Tienes dos discos de cada clase.',
  'rules-road-pieces':
    'Tienes seis carreteras, y cinco millas es lo mínimo para llegar. La milla que construyes es tuya para siempre, se construya lo que se construya encima.',
  'rules-round-title': 'Una ronda',
  'rules-round':
    'Siete fases, y en cada una le toca a todo el mundo, empezando por quien tiene el camión rojo. En la primera ronda es el primer sitio; después el camión pasa cada ronda al sitio siguiente.',
  'rules-phase-1':
    'Fondos: tu primera carretera, no un chanchullo, te trae un fondo de 150\u00a0$. Desde la ronda siguiente tomas de él 25\u00a0$ por ronda, hasta que se acabe, y recibes lo que traigan tus peces gordos.',
  'rules-phase-2':
    'Triquiñuelas: si quieres, compra una carta al más bajo de los siete precios. Luego hay dos vueltas en las que puedes jugar una carta cada vez, también la recién comprada.',
  'rules-phase-3':
    'Negociar: todos a la vez. Dinero, recursos, cartas y peces gordos cambian de manos mediante ofertas que la otra persona acepta, al momento y enteras. No se negocian las carreteras, los discos, los destinos ni la Compra hostil propia. Puedes tener tres ofertas abiertas a la vez y hacer doce por ronda. Cuando terminas, tus ofertas abiertas se anulan.',
  'rules-phase-4':
    'Trabajo extra: toma 10\u00a0$ y descansa el resto de la ronda: ni vender, ni comprar, ni construir, ni chanchullos.',
  'rules-phase-5': 'Vender: cuanto quieras, una vez en cada mercado.',
  'rules-phase-6': 'Comprar o construir: una compra en un mercado (hasta cuatro sueltos o dos parejas), o una milla.',
  'rules-phase-7': 'Chanchullos: uno, si tu próxima milla va por una carretera ajena.',
  'rules-market-title': 'El mercado',
  'rules-market':
    'Cada recurso tiene su precio, y tres parejas tienen el suyo propio. Todo lo que compras o vendes va al precio de ese momento; después el marcador sube un puesto por unidad comprada y baja uno por unidad vendida.',
  'rules-market-range':
    'Los precios sueltos van de {low} a {high} de {step} en {step}; los de las parejas, de {pairLow} a {pairHigh} de {pairStep} en {pairStep}. Al final de su escala un precio no se mueve más; aun así puedes comprar o vender.',
  'rules-market-supply':
    'Solo puedes comprar o tomar lo que hay en la reserva. Si un recurso se ha agotado, solo lo consigues de otras personas, negociando o con una compra hostil. Lo que se vende o se gasta vuelve a la reserva; gastarlo no mueve ningún precio.',
  'rules-market-try': 'Pruébalo con un poco de asfalto.',
  'rules-market-money': 'Tienes {money} y {goods}.',
  'rules-market-sell': 'Vender {count}',
  'rules-market-buy': 'Comprar {count}',
  'rules-destination-title': 'Tu destino',
  'rules-destination':
    'Cuando tu carretera ha llegado a la Plaza Mayor puedes, siempre que te toque, pagar 5\u00a0$ al bote y robar un destino. No te cuesta el turno. Guárdalo en secreto: solo se muestra cuando tu carretera está completa.',
  'rules-destination-cards':
    'Hay 18 cartas de destino, tres por cada uno de los seis lugares, así que dos podéis ir al mismo. Quien roba en último lugar de todos se lleva el bote; si la partida acaba antes, no se lo lleva nadie.',
  'rules-destination-final':
    'Tu carretera está completa cuando llega a un destino cuya carta tienes. Una carretera que ha llegado a cualquier destino ya no sigue, sea el tuyo o no. Así que roba antes de construir la última milla.',
  'rules-purchase-title': 'Compras hostiles',
  'rules-purchase':
    'Cada cual empieza con una carta propia de este tipo; hay dos más en el mazo. Le quita un recurso a otra persona, que recibe el doble de su precio suelto. Siempre se le pregunta antes, pueda impedirlo o no. Con una carta Matón y 15\u00a0$ a la banca lo impide: nada cambia de manos y las dos cartas se gastan.',
  'rules-purchase-limits':
    'El Matón no te gasta ninguna vuelta y no se juega de otro modo. El recurso que te han quitado no puedes recuperarlo de la misma persona con una compra hostil en la misma ronda.',
  'rules-honchos-title': 'Peces gordos',
  'rules-honchos':
    'Seis esperan en una bolsa, y se roban a ciegas. Cada uno paga una vez por ronda, desde la siguiente; recursos, solo si los hay en la reserva. Una persona puede tener varios.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Todas las cartas',
  'rules-cards': 'Cincuenta y cuatro, de veinticinco clases. Al lado de cada una está cuántas hay.',
  'rules-card-count': '× {count}',
  'rules-cards-play':
    'Una carta solo se puede jugar si hace algo: si la reserva tiene lo que da y tú tienes lo que pide. El dinero que no paga ni recibe ningún jugador sale de la banca o va a ella. Las cartas jugadas se descartan y, cuando se acaba el mazo, se barajan para formar otro.',
  'rules-notes-title': 'Cartas en detalle',
  'rules-note': '{card}: {note}',
  'rules-note-expressway-toll': 'los carriles bus, las comisiones y los guardarraíles también cuentan.',
  'rules-note-highwayman':
    'el peaje se suma al precio de la milla. Quien no puede pagar las dos cosas no puede construir ni hacer chanchullos.',
  'rules-note-market-maven':
    'sustituye a tu compra de la fase 6. Puedes construir en su lugar, pero no después de comprar. Una por ronda, y si no se usa se pierde.',
  'rules-note-kickback-coupon':
    'los vales se suman, y una comisión gasta todos los que has jugado, aunque bastaran menos. El precio nunca baja de cero, y se reparte la mitad de lo que pagas de verdad.',
  'rules-note-night-shift': 'la milla cuesta lo de siempre.',
  'rules-note-manipulator':
    'tres mercados distintos, y cada uno tiene que poder bajar dos puestos enteros: sueltos desde {single}, parejas desde {pair}. Con menos de tres mercados así no se puede jugar.',
  'rules-note-route-option':
    'necesitas haber robado ya un destino, y no cuesta cuota. No se puede jugar si los destinos que quedan solo bastan para quienes aún no tienen.',
  'rules-note-lobbyist': 'dos discos cualesquiera sin usar, y solo después de tu primera carretera.',
  'rules-note-hot-wired-truck':
    'cualquiera, también tú. El camión sigue desde ahí. Si en una ronda se juegan varios, vale el último.',
  'rules-note-blackmail': 'cada cual paga hasta donde le llegue el dinero.',
  'rules-end-title': 'El final',
  'rules-end':
    'La ronda en que se completa una carretera se juega hasta el final. De las carreteras completas gana aquella cuyo dueño tiene más dinero, y luego más cartas en mano, contando la Compra hostil propia sin jugar. Si también hay empate, la victoria se comparte.',
  'rules-end-limit':
    'Si tras la última ronda (la 40, si la mesa no fija otra) ninguna carretera está completa, gana quien tenga más millas, luego más dinero y luego más cartas.',
};
