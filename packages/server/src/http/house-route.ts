import type { HouseReply } from '@boomtown/wire';
import { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { House } from '../tables/index.ts';
import { limited } from './request-gates.ts';

export interface HouseRouteParts {
  readonly limits: AddressLimits;
  /** What pages may offer on this server. */
  readonly house: House;
}

/** `GET /api/house`: what the host of this server allows. */
export function houseRoute({ limits, house }: HouseRouteParts): Router {
  const routes = Router();
  routes.get('/api/house', limited(limits, 'read'), (_request, response) => {
    const { listedTables, ownBots, isDraining: draining } = house;
    const allowed: HouseReply = { listedTables, draining, ownBots };
    response.json(allowed);
  });
  return routes;
}
