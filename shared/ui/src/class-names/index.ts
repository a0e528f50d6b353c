export { classNames } from './class-names';
export { styled } from './styled';
