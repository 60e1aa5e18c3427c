import webpack from 'webpack';
import configuration from './webpack.config.mjs';

webpack(configuration, (error, result) => {
  if (error || result.hasErrors()) {
    console.error(error ?? result.toString({ colors: false }));
    process.exitCode = 1;
  }
});
