export { httpApp } from './http-app.ts';
export { pageRoutes } from './page-routes.ts';
export { isSameOrigin } from './same-origin.ts';
