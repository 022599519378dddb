export { type Analysis, type AnalysisLimits, type Analyst, createAnalyst } from './bots/analysis.ts';
