export { Cluster, Grid, Stack } from './layout';
