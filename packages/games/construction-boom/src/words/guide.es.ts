import type { Translated } from '@boomtown/i18n';
import type { constructionBoomGuideEn } from './guide.en.ts';

export const constructionBoomGuideEs: Translated<typeof constructionBoomGuideEn> = {
  bid: 'Primero prometes cuántas piezas de un material quedarán en pie. Tienes seis baratas y una ya está en la calle. Puja 4 baratas.',
  'bid-high': '¡Qué valor! Pero pagas por cada pieza que falte. Promete entre 3 y 6 baratas.',
  'bid-low': 'Eso se cumple fácil, pero Ada pujaría más enseguida. Prueba con 4 baratas.',
  'bid-else': 'De esas tienes pocas. Casi todas tus piezas son baratas: promete 4.',
  'bid-done': 'Ahora Ada puede pujar más, aceptar o doblar. A ver.',
  build:
    'Ada acepta: tú tienes el contrato y ella sabotea. Toma un piso barato, toca un lugar sobre una base y construye.',
  'build-pass': 'Puedes pasar, pero lo prometido no se construye solo. Pon una pieza sobre una base.',
  'build-done':
    'El medidor bajo la casa dice cuánto lleva su base. También podías poner dos piezas del mismo material.',
  boom: 'Cambio de bando: Ada prometió 4 baratas y tú saboteas. Su base barata aguanta 7 y lleva 4. ¡Suelta ahí tu pesado piso antiguo!',
  'boom-pass': 'Podrías pasar, pero quien sabotea tiene algo mejor que hacer: carga la casa barata.',
  'boom-else': 'Eso lo aguanta. Necesitas 4 o más sobre la casa barata: el piso antiguo pesa 5.',
  'boom-done':
    '¡BUM! 9 sobre una base para 7: desaparece, y todo lo que llevaba encima. Cada pieza que falte le cuesta dinero a Ada.',
  lean: 'Vuelves a tener el contrato. Los pisos baratos y modernos pueden sobresalir de los de su material. Pon tu piso barato junto al otro, sobre el vacío.',
  'lean-else': 'También aguantaría. Pero prueba el lugar libre junto a tu piso barato, sin nada debajo.',
  'lean-done':
    'Se apoya en su vecino y su peso baja por ahí. Así una base fuerte lleva piezas que no tienen base propia.',
  combo: 'Tres piezas unidas del mismo material son un combo. Aquí hay dos modernas: añade tu piso moderno.',
  'combo-else': 'Se puede, pero hay algo mejor: pon el piso moderno justo sobre el otro moderno.',
  'combo-done': '¡Un combo! Las tres reciben un sello y tú una prima: una pieza de la mano de Ada.',
  bonus: 'Toma una pieza de Ada y construye con ella donde encaje. La que tomes no podrá usarla contra ti.',
  'bonus-skip': 'Puedes dejarlo, pero ¿una pieza de Ada gratis? Toma una.',
  'bonus-done': 'Ahora cuenta para ti. Tu turno ha terminado.',
  bill: 'Prometiste 3 baratas y hay 4 en pie. Ada ha pasado. Si pasas tú también, acaba la ronda y llega la cuenta: toca Pasar.',
  'bill-boom': '¡Cuidado, eso derriba tu propia casa! Ya tienes lo prometido: pasa.',
  'bill-else': 'Aguantaría, pero no ganas nada y le tocaría otra vez a Ada. Ya tienes lo prometido: pasa.',
  'bill-done':
    'Promesa cumplida: 30.000 € y 10.000 € más por la pieza de sobra. Ada no recibe nada. Al final gana quien tiene más dinero.',
  end: 'Ya sabes jugar: promete lo que puedas cumplir, mira los medidores y, cuando sabotees, carga lo débil.',
};
