export { Grid, type GridCell, type GridColumns, type GridProps } from './grid.tsx';
