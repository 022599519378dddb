export { type Analysis, type AnalysisLimits, type Analyst, createAnalyst } from './analysis.ts';
