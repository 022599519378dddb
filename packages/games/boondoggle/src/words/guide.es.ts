import type { Translated } from '@boomtown/i18n';
import type { boondoggleGuideEn } from './guide.en.ts';

export const boondoggleGuideEs: Translated<typeof boondoggleGuideEn> = {
  buy: 'Construyes una carretera, y cada milla pide cuadrilla, asfalto y permiso. El permiso lo tienes. Compra cuadrilla y asfalto en el mercado: van juntos por 20 $.',
  'buy-pass':
    'Puedes esperar, pero una carretera pide material. Abre el mercado y compra la pareja de cuadrilla y asfalto.',
  'buy-else': 'También sirve, pero la pareja te da las dos cosas a la vez. En una ronda solo cabe una compra.',
  'buy-done': '¡Comprado! Mira el precio de la pareja: sube con cada compra y baja con cada venta.',
  build: 'La ronda siguiente. Tienes todo para una milla. La primera siempre sale de tu oficina: toca la que brilla.',
  'build-else': 'Tienes todo para una milla: constrúyela. En cada ronda compras o construyes.',
  'build-done': '¡Tu primera milla! Desde ahora recibes 25 $ por ronda de los fondos federales.',
  trade: 'Hora de negociar. Ada te ofrece una cuadrilla por 8 $, y el mercado pide 10 $. Acepta su oferta.',
  'trade-else': 'Podrías regatear, pero es una ganga. Acepta la oferta de Ada.',
  'trade-done':
    'Más barato que el mercado. Dinero, recursos, cartas y peces gordos cambian de manos si los dos quieren.',
  sell: 'El acero vale ahora 18 $ y tienes dos. Véndelo caro y vuelve a comprar cuando esté barato.',
  'sell-pass': 'Puedes guardarlo, pero el precio no mejorará mucho. Vende acero.',
  'sell-done': 'Eso llena la caja. Pero el precio ha bajado: quien venda después recibe menos.',
  draw: 'Unas rondas después, tu carretera ha llegado a la Plaza Mayor, en el centro. Paga 5 $ y roba tu destino.',
  'draw-else': 'Primero conviene saber adónde va tu carretera: roba un destino.',
  'draw-done': 'Solo tú lo conoces. Tu carretera está completa cuando llega allí.',
  over: 'Ada ha construido delante de ti. Con acero pasas por encima: una carretera elevada. Toca la milla que brilla, al sur.',
  'over-free':
    'Ahí el suelo está libre y no hace falta acero. Pero prueba lo especial: construye sobre la carretera de Ada.',
  'over-else': 'Tienes cuadrilla, asfalto, permiso y acero: construye sobre la carretera de Ada.',
  'over-done': 'Tu carretera pasa sobre la suya. Se pueden apilar cuantas quieras, pero nunca sobre la propia.',
  scheme:
    'Otra milla en la misma ronda: un chanchullo. Usa la primera milla de Ada a cambio de una comisión, sin carretera propia. La mitad es para ella.',
  'scheme-else': 'Se puede, pero una milla ahora te ahorra una ronda entera. Paga la comisión.',
  'scheme-done': 'Tu disco queda ahí y estás en la oficina de Ada. Solo tienes dos discos de cada clase.',
  last: 'Tu destino secreto es la Gran Zanja. De aquí salen dos caminos: construye el que lleva allí.',
  'last-wrong':
    'Eso lleva a la Cochera del Monorraíl, y allí tu carretera acabaría para siempre. Tu destino es la Gran Zanja: toma la otra milla.',
  'last-else': 'Falta una milla y tienes todo para hacerla. ¡Constrúyela!',
  'last-done':
    '¡Tu carretera está completa! La ronda se juega hasta el final. Si alguien más acaba, gana quien tenga más dinero.',
  end: 'Hay más: cartas traviesas, trabajos extra, carriles bus, peces gordos. Pero ya sabes cómo va una ronda: negociar, vender, comprar o construir, y algún chanchullo.',
};
