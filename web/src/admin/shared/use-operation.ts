export { useOperation } from '../../platform/use-operation.ts';
