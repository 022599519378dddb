export { type Adjacency, adjacencyOf, connectedGroups, isConnected } from './adjacency.ts';
export { areHexNeighbours, HEX_STEPS, type HexCell, hexNeighbours, isSameHex } from './hex-grid.ts';
export { areSquareNeighbours, type SquareCell, squareNeighbours } from './square-grid.ts';
