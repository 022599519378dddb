import type { Translated } from '@boomtown/i18n';
import type { bauBoomGuideEn } from './guide.en.ts';

export const bauBoomGuideEs: Translated<typeof bauBoomGuideEn> = {
  roll: 'Ada y tú sois hormigas que recogen bloques y levantan hormigueros. Gana quien acaba primero. Te toca: toca los dados.',
  'roll-done': 'Un tres y un dos. Puedes avanzar uno de ellos o los dos juntos.',
  move: 'Avanza el tres o el dos: los dos llevan tu carretilla a un bloque.',
  'move-sum': 'El cinco lleva a una mariquita. Ya la veremos; primero avanza el tres o el dos.',
  'move-done': 'Tu carretilla está ahora sobre un bloque.',
  take: 'Puedes tomar este bloque o dejarlo. Necesitas de todos los colores: ¡tómalo!',
  'take-leave': 'Dejarlo está permitido, pero con la carretilla vacía no se construye. Tómalo.',
  'take-done': 'Ahora está boca abajo en tu carretilla. Nadie puede mirar, ¡tú tampoco! Así que recuerda cuál era.',
  ladybug: 'Tu siguiente turno: un dos y un seis. A dos pasos hay una mariquita con un regalo. Avanza el dos.',
  'ladybug-anteater': '¡Ay, el ocho lleva al oso hormiguero! Se come el último bloque que cargaste. Avanza el dos.',
  'ladybug-second': 'Ahí también hay un bloque. Pero la mariquita te da dos: avanza el dos.',
  'ladybug-done': 'Tienes su bloque y otro de la cesta. Solo tú lo has visto, y solo un momento.',
  push: 'Ada está dos pasos por delante, y justo detrás la espera un oso hormiguero. Avanza el dos y mira qué pasa.',
  'push-else': 'Buena jugada. Pero aquí hay diversión: avanza el dos, adonde está Ada.',
  'push-done':
    'Has empujado a Ada hasta el oso hormiguero, que le ha comido un bloque. A quien empujan le toca lo que haya allí.',
  home: 'Un gran salto: tu hormiguero está casi listo y tienes dos bloques. Nadie pasa de la salida: cualquier dado te lleva a casa.',
  'home-done': '¡En casa! Se vuelca la carretilla y por fin ves qué había dentro.',
  build: 'Cada bloque va en una casilla de su color y debe tener bloques debajo. Pon primero el amarillo.',
  'build-done': 'Ya está. Ahora la casilla de arriba tiene en qué apoyarse.',
  top: 'Solo falta la punta. ¡Pon ahí el bloque verde!',
  'top-done': 'El hormiguero está listo, ¡y ganas! Valdría igual aunque te sobraran bloques.',
  end: 'Eso es todo: tirar, avanzar, tomar o dejar, recordar y volver a tiempo. Dos bloques que encajan valen más que seis que no.',
};
