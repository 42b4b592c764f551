export { StockMeter, type StockMeterProps, type StockMeterTone } from './stock-meter.tsx';
